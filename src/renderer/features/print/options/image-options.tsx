import type { Size } from '../../../../shared/print/paper.ts';
import { IMAGE_DPI, IMAGE_SIDES } from '../../../../shared/print/shop/image-names.ts';
import { computePicture } from '../../../../shared/print/shop/shop-picture.ts';
import { findProduct, SHOP_BLEED, SHOP_NAMES, SHOPS, type ShopId } from '../../../../shared/print/shop/shops.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { NumberBox } from '../../../components/inputs/number-box.tsx';
import { Segmented } from '../../../components/inputs/segmented.tsx';
import { Select } from '../../../components/inputs/select.tsx';
import text from '../../../components/text.module.css';
import { describeUnsoldSizes, listPixelSizes } from '../../../strings/print-images.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './options.module.css';
import type { ImageSettings, PrintSettings } from './settings.ts';

const EDGES = { eighth: SHOP_BLEED, three: 3, none: 0 } as const;
const edges = (translate: Translate) =>
  (['eighth', 'three', 'none'] as const).map((id) => ({ id, label: translate(`printImages.edges.${id}`) }));
const resolutions = (translate: Translate) =>
  (['300', '600', 'own'] as const).map((id) => ({ id, label: translate(`printImages.resolutions.${id}`) }));
const shops = (translate: Translate) => [
  { id: 'any', label: translate('printImages.anyShop') },
  ...SHOPS.map((id) => ({ id, label: SHOP_NAMES[id] })),
];
const sides = (translate: Translate) =>
  IMAGE_SIDES.map((id) => ({ id, label: translate(`printImages.sideNames.${id}`) }));

interface Props {
  format: Exclude<PrintSettings['format'], 'pdf'>;
  images: ImageSettings;
  /** The sizes of the selected cards, in millimeters. */
  sizes: readonly Size[];
  onChange(images: ImageSettings): void;
}

/** Sets how card images are made. */
export function ImageOptions({ format, images, sizes, onChange }: Props) {
  const translate = useTranslate();
  const { dpi, isOwn, bleed } = images;
  const shop = format === 'png' ? images.shop : undefined;
  const change = (next: Partial<ImageSettings>) => onChange({ ...images, ...next });
  const edge = edges(translate).find(({ id }) => EDGES[id] === bleed)?.id;
  return (
    <>
      <p className={text.quiet}>{translate('printImages.hint')}</p>
      {format === 'png' ? (
        <div className={css.option}>
          <Select
            label={translate('printImages.shop')}
            value={images.shop ?? 'any'}
            choices={shops(translate)}
            onChange={(id) => change({ shop: SHOPS.find((one) => one === id) })}
          />
          {shop === undefined || sizes.length === 0 ? null : <ShopSizes shop={shop} images={images} sizes={sizes} />}
        </div>
      ) : null}
      {format === 'png' && shop === undefined ? (
        <>
          <div className={css.option}>
            <Segmented
              label={translate('printImages.resolution')}
              value={isOwn ? 'own' : String(dpi)}
              segments={resolutions(translate)}
              onChange={(id) => change(id === 'own' ? { isOwn: true } : { isOwn: false, dpi: Number(id) })}
            />
            {sizes.length === 0 ? null : (
              <p className={text.quiet}>{listPixelSizes(translate, pixelsOf(translate, sizes, images))}</p>
            )}
          </div>
          {isOwn ? (
            <NumberBox
              label={translate('printImages.ownResolution')}
              value={dpi}
              least={IMAGE_DPI.min}
              most={IMAGE_DPI.max}
              onChange={(next) => change({ dpi: next })}
            />
          ) : null}
        </>
      ) : null}
      {shop === undefined ? (
        <Segmented
          label={translate('printImages.edge')}
          value={edge}
          segments={edges(translate)}
          onChange={(id) => change({ bleed: EDGES[id] })}
        />
      ) : null}
      <div className={css.option}>
        <Segmented
          label={translate('printImages.sides')}
          value={images.sides}
          segments={sides(translate)}
          onChange={(next) => change({ sides: next })}
        />
        <p className={text.quiet}>{translate('printImages.names', { format })}</p>
      </div>
    </>
  );
}

/** Shows the image sizes for the shop, and the card sizes that the shop does not sell. */
function ShopSizes({ shop, images, sizes }: { shop: ShopId; images: ImageSettings; sizes: readonly Size[] }) {
  const translate = useTranslate();
  const unsold = sizes.filter((size) => findProduct(shop, size) === undefined);
  const round = (length: number): number => Math.round(length * 10) / 10;
  const names = [
    ...new Set(
      unsold.map(({ width, height }) => translate('printImages.size', { width: round(width), height: round(height) })),
    ),
  ];
  return (
    <>
      <p className={text.quiet}>{listPixelSizes(translate, pixelsOf(translate, sizes, images))}</p>
      {names.length === 0 ? null : (
        <p className={text.quiet} role="note">
          {describeUnsoldSizes(translate, SHOP_NAMES[shop], names)}
        </p>
      )}
    </>
  );
}

/** Lists each pixel size once. */
const pixelsOf = (translate: Translate, sizes: readonly Size[], wish: ImageSettings): string[] => [
  ...new Set(
    sizes.map((size) => {
      const { width, height } = computePicture(size, wish).pixels;
      return translate('printImages.size', { width, height });
    }),
  ),
];
