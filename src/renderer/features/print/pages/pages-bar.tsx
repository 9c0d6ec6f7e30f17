import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import { IconButton } from '../../../components/button.tsx';
import { Select } from '../../../components/inputs/select.tsx';
import { PRINT } from '../../../strings/print.ts';
import css from './pages.module.css';
import { FITS, readZoom, ZOOMS, type Zoom } from './zoom.ts';

const CHOICES = [
  ...FITS.map((id) => ({ id, label: PRINT.fits[id] })),
  ...ZOOMS.map((percent) => ({ id: String(percent), label: PRINT.zoomAt(percent) })),
];

interface Props {
  /** From 0 on. */
  page: number;
  count: number;
  zoom: Zoom;
  /** What it comes to. */
  percent: number;
  onZoom(zoom: Zoom): void;
  onStep(by: 1 | -1): void;
  onPage(page: number): void;
}

/** Which page is shown, and how large. */
export function PagesBar({ page, count, zoom, percent, onZoom, onStep, onPage }: Props) {
  return (
    <div className={css.bar} data-repeat>
      <div className={css.tools}>
        <IconButton
          icon={<ChevronLeft />}
          label={PRINT.previousPage}
          isDisabled={page === 0}
          onPress={() => onPage(page - 1)}
        />
        <span aria-live="polite">{PRINT.pageAt(count === 0 ? 0 : page + 1, count)}</span>
        <IconButton
          icon={<ChevronRight />}
          label={PRINT.nextPage}
          isDisabled={page + 1 >= count}
          onPress={() => onPage(page + 1)}
        />
      </div>
      <div className={css.tools}>
        <IconButton
          icon={<ZoomOut />}
          label={PRINT.zoomOut}
          isDisabled={percent <= (ZOOMS[0] ?? 0)}
          onPress={() => onStep(-1)}
        />
        <div className={css.zoom}>
          <Select
            label={PRINT.zoom}
            bare
            value={String(zoom)}
            choices={CHOICES}
            onChange={(id) => onZoom(readZoom(Number.isNaN(Number(id)) ? id : Number(id)))}
          />
        </div>
        <IconButton
          icon={<ZoomIn />}
          label={PRINT.zoomIn}
          isDisabled={percent >= (ZOOMS.at(-1) ?? 0)}
          onPress={() => onStep(1)}
        />
      </div>
    </div>
  );
}
