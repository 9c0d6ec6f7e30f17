import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { IconButton } from '../../../components/button.tsx';
import { Select } from '../../../components/inputs/select.tsx';
import { formatPageZoom } from '../../../strings/print.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './pages.module.css';
import { FITS, readZoom, ZOOMS, type Zoom } from './zoom.ts';

const getChoices = (translate: Translate) => [
  ...FITS.map((id) => ({ id, label: translate(`print.fits.${id}`) })),
  ...ZOOMS.map((percent) => ({ id: String(percent), label: formatPageZoom(translate, percent) })),
];

interface Props {
  /** The index of the current page, from 0. */
  page: number;
  count: number;
  zoom: Zoom;
  /** The effective zoom in percent. */
  percent: number;
  onZoom(zoom: Zoom): void;
  onStep(by: 1 | -1): void;
  onPage(page: number): void;
}

/** The toolbar with the current page and the zoom. */
export function PagesBar({ page, count, zoom, percent, onZoom, onStep, onPage }: Props) {
  const translate = useTranslate();
  return (
    <div className={css.bar} data-repeat>
      <div className={css.tools}>
        <IconButton
          icon={<ChevronLeft />}
          label={translate('print.previousPage')}
          isDisabled={page === 0}
          onPress={() => onPage(page - 1)}
        />
        <span aria-live="polite">{translate('print.pageAt', { n: count === 0 ? 0 : page + 1, of: count })}</span>
        <IconButton
          icon={<ChevronRight />}
          label={translate('print.nextPage')}
          isDisabled={page + 1 >= count}
          onPress={() => onPage(page + 1)}
        />
      </div>
      <div className={css.tools}>
        <IconButton
          icon={<ZoomOut />}
          label={translate('print.zoomOut')}
          isDisabled={percent <= (ZOOMS[0] ?? 0)}
          onPress={() => onStep(-1)}
        />
        <div className={css.zoom}>
          <Select
            label={translate('print.zoom')}
            bare
            value={String(zoom)}
            choices={getChoices(translate)}
            onChange={(id) => onZoom(readZoom(Number.isNaN(Number(id)) ? id : Number(id)))}
          />
        </div>
        <IconButton
          icon={<ZoomIn />}
          label={translate('print.zoomIn')}
          isDisabled={percent >= (ZOOMS.at(-1) ?? 0)}
          onPress={() => onStep(1)}
        />
      </div>
    </div>
  );
}
