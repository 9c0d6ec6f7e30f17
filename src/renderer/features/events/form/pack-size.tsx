import { getValueAt } from '../../../../shared/document/pointer.ts';
import type { EventPack } from '../../../../shared/document/schema.ts';
import type { PackSizeField } from '../../../../shared/form/event-form.ts';
import { formatLateText } from '../../../../shared/texts/late-text.ts';
import { Segmented } from '../../../components/inputs/segmented.tsx';
import { useEdits } from '../../../fields/document-port.ts';
import { FieldRow } from '../../../fields/field.tsx';
import { NumberRow } from '../../../fields/number-row.tsx';
import { useTranslate } from '../../../texts/use-translate.ts';
import team from '../../teams/team-form.module.css';
import css from './form.module.css';

/** Edits the size of every team and offers the standard sizes. */
export function PackSize({ field, event }: { field: PackSizeField; event: EventPack }) {
  const translate = useTranslate();
  const { edit } = useEdits();
  const { pointer: at, label, commonSizes: usual, commonSizesLabel: usualLabel } = field;
  const size = getValueAt(event, at);
  return (
    <div className={css.whole}>
      <FieldRow paths={[at]} className={team.size}>
        <NumberRow path={at} label={formatLateText(translate, label)} />
        <div className={team.sizes}>
          <Segmented
            label={formatLateText(translate, usualLabel)}
            value={String(size)}
            segments={usual.map(({ value }) => ({ id: String(value), label: String(value) }))}
            onChange={(value) => edit([{ op: 'set', path: at, value: Number(value) }])}
          />
        </div>
        <span className={team.sizeName}>
          {formatLateText(translate, usual.find(({ value }) => value === size)?.name ?? '')}
        </span>
      </FieldRow>
    </div>
  );
}
