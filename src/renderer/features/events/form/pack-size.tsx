import { getValueAt } from '../../../../shared/document/pointer.ts';
import type { EventPack } from '../../../../shared/document/schema.ts';
import type { PackSizeField } from '../../../../shared/form/event-form.ts';
import { formatLateText } from '../../../../shared/texts/late-text.ts';
import { SegmentedControl } from '../../../components/inputs/segmented-control.tsx';
import { useDocumentEdits } from '../../../fields/document-port.ts';
import { FieldRow } from '../../../fields/field-frame.tsx';
import { NumberRow } from '../../../fields/number-row.tsx';
import { useTranslate } from '../../../texts/use-translate.ts';
import teamCss from '../../teams/settings/settings-section.module.css';
import css from './form.module.css';

/** Edits the size of every team and offers the standard sizes. */
export function PackSize({ field, eventPack }: { field: PackSizeField; eventPack: EventPack }) {
  const translate = useTranslate();
  const { edit } = useDocumentEdits();
  const { pointer, label, commonSizes, commonSizesLabel } = field;
  const currentSize = getValueAt(eventPack, pointer);
  return (
    <div className={css.whole}>
      <FieldRow pointers={[pointer]} className={teamCss.size}>
        <NumberRow pointer={pointer} label={formatLateText(translate, label)} min={1} />
        <div className={teamCss.sizes}>
          <SegmentedControl
            label={formatLateText(translate, commonSizesLabel)}
            value={String(currentSize)}
            segments={commonSizes.map(({ value }) => ({ id: String(value), label: String(value) }))}
            onChange={(chosenSize) => edit([{ op: 'set', path: pointer, value: Number(chosenSize) }])}
          />
        </div>
        <span className={teamCss.sizeName}>
          {formatLateText(translate, commonSizes.find(({ value }) => value === currentSize)?.name ?? '')}
        </span>
      </FieldRow>
    </div>
  );
}
