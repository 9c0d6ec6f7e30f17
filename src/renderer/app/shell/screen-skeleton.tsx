import screenCss from '../../components/screen.module.css';
import css from './screen-skeleton.module.css';

/** The widths of the gray bars, in percent. */
const BAR_WIDTHS = [38, 82, 74, 86, 60, 78];

/** Shows the title of a screen and gray bars while its code or its documents load. */
export function ScreenSkeleton({ title }: { title: string }) {
  return (
    <section className={screenCss.screen} aria-busy aria-label={title}>
      <div className={screenCss.head}>
        <div className={screenCss.title}>
          {/* Not a heading yet: the screen brings its own, which gets the focus. */}
          <p className={css.title} aria-hidden>
            {title}
          </p>
        </div>
      </div>
      <div className={css.bars} aria-hidden>
        {BAR_WIDTHS.map((width) => (
          <span key={width} style={{ width: `${width}%` }} />
        ))}
      </div>
    </section>
  );
}
