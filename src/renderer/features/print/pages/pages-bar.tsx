import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { IconButton } from '../../../components/button.tsx';
import { Select } from '../../../components/inputs/select.tsx';
import { formatPageZoom } from '../../../strings/print.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './pages.module.css';
import { readZoom, ZOOM_FITS, ZOOM_STEPS, type Zoom } from './zoom.ts';

const getZoomChoices = (translate: Translate) => [
  ...ZOOM_FITS.map((fitId) => ({ id: fitId, label: translate(`print.fits.${fitId}`) })),
  ...ZOOM_STEPS.map((zoomPercent) => ({ id: String(zoomPercent), label: formatPageZoom(translate, zoomPercent) })),
];

interface Props {
  /** The index of the current page, from 0. */
  pageIndex: number;
  pageCount: number;
  zoom: Zoom;
  /** The effective zoom in percent. */
  zoomPercent: number;
  onZoom(zoom: Zoom): void;
  onStep(direction: 1 | -1): void;
  onPage(pageIndex: number): void;
}

/** The toolbar with the current page and the zoom. */
export function PagesBar({ pageIndex, pageCount, zoom, zoomPercent, onZoom, onStep, onPage }: Props) {
  const translate = useTranslate();
  return (
    // With `data-repeat`, a quick second click counts as another step and not as a double click.
    <div className={css.bar} data-repeat>
      <div className={css.tools}>
        <IconButton
          icon={<ChevronLeft />}
          label={translate('print.previousPage')}
          isDisabled={pageIndex === 0}
          onPress={() => onPage(pageIndex - 1)}
        />
        <span aria-live="polite">
          {translate('print.pageAt', { n: pageCount === 0 ? 0 : pageIndex + 1, of: pageCount })}
        </span>
        <IconButton
          icon={<ChevronRight />}
          label={translate('print.nextPage')}
          isDisabled={pageIndex + 1 >= pageCount}
          onPress={() => onPage(pageIndex + 1)}
        />
      </div>
      <div className={css.tools}>
        <IconButton
          icon={<ZoomOut />}
          label={translate('print.zoomOut')}
          isDisabled={zoomPercent <= (ZOOM_STEPS[0] ?? 0)}
          onPress={() => onStep(-1)}
        />
        <div className={css.zoom}>
          <Select
            label={translate('print.zoom')}
            isLabelHidden
            value={String(zoom)}
            choices={getZoomChoices(translate)}
            onChange={(choiceId) => onZoom(readZoom(Number.isNaN(Number(choiceId)) ? choiceId : Number(choiceId)))}
          />
        </div>
        <IconButton
          icon={<ZoomIn />}
          label={translate('print.zoomIn')}
          isDisabled={zoomPercent >= (ZOOM_STEPS.at(-1) ?? 0)}
          onPress={() => onStep(1)}
        />
      </div>
    </div>
  );
}
