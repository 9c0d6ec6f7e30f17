import type { Size } from '../../../../shared/print/paper.ts';
import { IMAGE_DPI, IMAGE_SIDES, type ImageFormat } from '../../../../shared/print/shop/image-names.ts';
import { computePicture } from '../../../../shared/print/shop/shop-picture.ts';
import { findProduct, SHOP_BLEED, SHOP_NAMES, SHOPS, type ShopId } from '../../../../shared/print/shop/shops.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { NumberBox } from '../../../components/inputs/number-box.tsx';
import { SegmentedControl } from '../../../components/inputs/segmented-control.tsx';
import { Select } from '../../../components/inputs/select.tsx';
import text from '../../../components/text.module.css';
import { describeUnsoldSizes, listPixelSizes } from '../../../strings/print-images.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './options.module.css';
import type { ImageSettings } from './print-settings.ts';

/** The bleeds that can be selected, in millimeters. `eighth` is an eighth of an inch. */
const EDGE_BLEEDS = { eighth: SHOP_BLEED, three: 3, none: 0 } as const;
const getEdgeChoices = (translate: Translate) =>
  (['eighth', 'three', 'none'] as const).map((edgeId) => ({
    id: edgeId,
    label: translate(`printImages.edges.${edgeId}`),
  }));
const getResolutionChoices = (translate: Translate) =>
  (['300', '600', 'own'] as const).map((resolutionId) => ({
    id: resolutionId,
    label: translate(`printImages.resolutions.${resolutionId}`),
  }));
const getShopChoices = (translate: Translate) => [
  { id: 'any', label: translate('printImages.anyShop') },
  ...SHOPS.map((shopId) => ({ id: shopId, label: SHOP_NAMES[shopId] })),
];
const getSideChoices = (translate: Translate) =>
  IMAGE_SIDES.map((sidesId) => ({ id: sidesId, label: translate(`printImages.sideNames.${sidesId}`) }));

interface Props {
  format: ImageFormat;
  imageSettings: ImageSettings;
  /** The sizes of the selected cards, in millimeters. */
  cardSizes: readonly Size[];
  onChange(imageSettings: ImageSettings): void;
}

/** Sets how card images are made. */
export function ImageOptions({ format, imageSettings, cardSizes, onChange }: Props) {
  const translate = useTranslate();
  const { dpi, isOwn, bleed } = imageSettings;
  const shopId = format === 'png' ? imageSettings.shop : undefined;
  const updateSettings = (changes: Partial<ImageSettings>) => onChange({ ...imageSettings, ...changes });
  const selectedEdge = getEdgeChoices(translate).find(({ id }) => EDGE_BLEEDS[id] === bleed)?.id;
  return (
    <>
      <p className={text.quiet}>{translate('printImages.hint')}</p>
      {format === 'png' ? (
        <div className={css.option}>
          <Select
            label={translate('printImages.shop')}
            value={imageSettings.shop ?? 'any'}
            choices={getShopChoices(translate)}
            onChange={(choiceId) => updateSettings({ shop: SHOPS.find((knownShop) => knownShop === choiceId) })}
          />
          {shopId === undefined || cardSizes.length === 0 ? null : (
            <ShopSizes shopId={shopId} imageSettings={imageSettings} cardSizes={cardSizes} />
          )}
        </div>
      ) : null}
      {format === 'png' && shopId === undefined ? (
        <>
          <div className={css.option}>
            <SegmentedControl
              label={translate('printImages.resolution')}
              value={isOwn ? 'own' : String(dpi)}
              segments={getResolutionChoices(translate)}
              onChange={(resolutionId) =>
                updateSettings(resolutionId === 'own' ? { isOwn: true } : { isOwn: false, dpi: Number(resolutionId) })
              }
            />
            {cardSizes.length === 0 ? null : (
              <p className={text.quiet}>
                {listPixelSizes(translate, formatPixelSizes(translate, cardSizes, imageSettings))}
              </p>
            )}
          </div>
          {isOwn ? (
            <NumberBox
              label={translate('printImages.ownResolution')}
              value={dpi}
              min={IMAGE_DPI.min}
              max={IMAGE_DPI.max}
              onChange={(nextDpi) => updateSettings({ dpi: nextDpi })}
            />
          ) : null}
        </>
      ) : null}
      {shopId === undefined ? (
        <SegmentedControl
          label={translate('printImages.edge')}
          value={selectedEdge}
          segments={getEdgeChoices(translate)}
          onChange={(edgeId) => updateSettings({ bleed: EDGE_BLEEDS[edgeId] })}
        />
      ) : null}
      <div className={css.option}>
        <SegmentedControl
          label={translate('printImages.sides')}
          value={imageSettings.sides}
          segments={getSideChoices(translate)}
          onChange={(nextSides) => updateSettings({ sides: nextSides })}
        />
        <p className={text.quiet}>{translate('printImages.names', { format })}</p>
      </div>
    </>
  );
}

/** Shows the image sizes for the shop, and the card sizes that the shop does not sell. */
function ShopSizes({
  shopId,
  imageSettings,
  cardSizes,
}: {
  shopId: ShopId;
  imageSettings: ImageSettings;
  cardSizes: readonly Size[];
}) {
  const translate = useTranslate();
  const unsoldSizes = cardSizes.filter((cardSize) => findProduct(shopId, cardSize) === undefined);
  const roundToTenth = (lengthMm: number): number => Math.round(lengthMm * 10) / 10;
  const unsoldNames = [
    ...new Set(
      unsoldSizes.map(({ width, height }) =>
        translate('printImages.size', { width: roundToTenth(width), height: roundToTenth(height) }),
      ),
    ),
  ];
  return (
    <>
      <p className={text.quiet}>{listPixelSizes(translate, formatPixelSizes(translate, cardSizes, imageSettings))}</p>
      {unsoldNames.length === 0 ? null : (
        <p className={text.quiet} role="note">
          {describeUnsoldSizes(translate, SHOP_NAMES[shopId], unsoldNames)}
        </p>
      )}
    </>
  );
}

/** Lists each pixel size once. */
const formatPixelSizes = (translate: Translate, cardSizes: readonly Size[], imageSettings: ImageSettings): string[] => [
  ...new Set(
    cardSizes.map((cardSize) => {
      const { width, height } = computePicture(cardSize, imageSettings).pixels;
      return translate('printImages.size', { width, height });
    }),
  ),
];
