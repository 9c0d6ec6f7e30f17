import type { Size } from '../../../../shared/print/paper.ts';
import { IMAGE_DPI, IMAGE_SIDES } from '../../../../shared/print/shop/image-names.ts';
import { SHOP_BLEED, shopPixels } from '../../../../shared/print/shop/shop-picture.ts';
import { NumberBox } from '../../../components/inputs/number-box.tsx';
import { Segmented } from '../../../components/inputs/segmented.tsx';
import text from '../../../components/text.module.css';
import { PRINT_IMAGES } from '../../../strings/print-images.ts';
import css from './options.module.css';
import type { ImageSettings, PrintSettings } from './settings.ts';

const EDGES = { eighth: SHOP_BLEED, three: 3, none: 0 } as const;
const edges = () => (['eighth', 'three', 'none'] as const).map((id) => ({ id, label: PRINT_IMAGES.edges[id] }));
const resolutions = () => (['300', '600', 'own'] as const).map((id) => ({ id, label: PRINT_IMAGES.resolutions[id] }));
const sides = () => IMAGE_SIDES.map((id) => ({ id, label: PRINT_IMAGES.sideNames[id] }));

interface Props {
  format: Exclude<PrintSettings['format'], 'pdf'>;
  images: ImageSettings;
  /** Of the cards that are ticked, millimetres. */
  sizes: readonly Size[];
  onChange(images: ImageSettings): void;
}

/** How cards become pictures. */
export function ImageOptions({ format, images, sizes, onChange }: Props) {
  const { dpi, isOwn, bleed } = images;
  const change = (next: Partial<ImageSettings>) => onChange({ ...images, ...next });
  const edge = edges().find(({ id }) => EDGES[id] === bleed)?.id;
  return (
    <>
      <p className={text.quiet}>{PRINT_IMAGES.hint}</p>
      {format === 'png' ? (
        <>
          <div className={css.option}>
            <Segmented
              label={PRINT_IMAGES.resolution}
              value={isOwn ? 'own' : String(dpi)}
              segments={resolutions()}
              onChange={(id) => change(id === 'own' ? { isOwn: true } : { isOwn: false, dpi: Number(id) })}
            />
            {sizes.length === 0 ? null : <p className={text.quiet}>{PRINT_IMAGES.pixels(pixelsOf(sizes, images))}</p>}
          </div>
          {isOwn ? (
            <NumberBox
              label={PRINT_IMAGES.ownResolution}
              value={dpi}
              {...IMAGE_DPI}
              onChange={(next) => change({ dpi: next })}
            />
          ) : null}
        </>
      ) : null}
      <Segmented
        label={PRINT_IMAGES.edge}
        value={edge}
        segments={edges()}
        onChange={(id) => change({ bleed: EDGES[id] })}
      />
      <div className={css.option}>
        <Segmented
          label={PRINT_IMAGES.sides}
          value={images.sides}
          segments={sides()}
          onChange={(next) => change({ sides: next })}
        />
        <p className={text.quiet}>{PRINT_IMAGES.names(format)}</p>
      </div>
    </>
  );
}

/** Each size once. */
const pixelsOf = (sizes: readonly Size[], { bleed, dpi }: ImageSettings): string[] => [
  ...new Set(
    sizes.map((size) => {
      const { width, height } = shopPixels(size, bleed, dpi);
      return PRINT_IMAGES.size(width, height);
    }),
  ),
];
