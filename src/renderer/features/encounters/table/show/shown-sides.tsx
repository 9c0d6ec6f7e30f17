import { useRef } from 'react';
import type { Track } from '../../../../../shared/play/play-rules.ts';
import { Name } from '../../../../components/name.tsx';
import { describeOut } from '../../../../strings/play/show.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { Boxes } from '../models/boxes.tsx';
import type { ShownModel, ShownSide } from './show-view.ts';
import css from './shown-sides.module.css';
import { useFit } from './use-fit.ts';

/** Shows every model by side, as large as possible. */
export function ShownSides({ sides }: { sides: readonly ShownSide[] }) {
  const translate = useTranslate();
  const area = useRef<HTMLDivElement>(null);
  useFit(area, sides);
  return (
    <div ref={area} className={css.sides}>
      {sides.map((side) => (
        // A side with more models gets more room.
        <section key={side.id} className={css.side} style={{ flexGrow: Math.max(1, side.models.length) }}>
          <h2>
            <Name name={side.name} />
          </h2>
          <ul className={css.models}>
            {side.models.map((model) => (
              <Model key={model.id} model={model} />
            ))}
          </ul>
          {side.out.length === 0 ? null : (
            <p className={css.out} dir="auto">
              {describeOut(translate, side.out)}
            </p>
          )}
        </section>
      ))}
    </div>
  );
}

function Model({ model: { name, tracks, tags, isOn, isDown } }: { model: ShownModel }) {
  const [main, ...others] = tracks;
  return (
    <li className={css.model} data-on={isOn || undefined} data-down={isDown || undefined}>
      <span className={css.name}>
        <Name name={name} />
      </span>
      {main === undefined ? null : (
        <span className={css.track}>
          {main.max === undefined ? null : (
            <span className={css.boxes}>
              <Boxes track={main} />
            </span>
          )}
          <span className={css.main}>{trackText(main)}</span>
        </span>
      )}
      {others.length + tags.length === 0 ? null : (
        <span className={css.rest}>
          {others.map((track) => (
            <span key={track.label}>{trackText(track)}</span>
          ))}
          {tags.map((tag) => (
            <span key={tag} className={css.tag}>
              {tag}
            </span>
          ))}
        </span>
      )}
    </li>
  );
}

const trackText = ({ label, value, max: most }: Track): string =>
  most === undefined ? `${label} ${value}` : `${label} ${value}/${most}`;
