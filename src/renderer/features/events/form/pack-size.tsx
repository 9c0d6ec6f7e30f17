import { valueAt } from '../../../../shared/document/pointer.ts';
import type { EventPack } from '../../../../shared/document/schema.ts';
import type { PackSizeField } from '../../../../shared/form/event-form.ts';
import { formatText } from '../../../../shared/texts/late-text.ts';
import { Segmented } from '../../../components/inputs/segmented.tsx';
import { useEdits } from '../../../fields/document-port.ts';
import { FieldRow } from '../../../fields/field.tsx';
import { NumberRow } from '../../../fields/number-row.tsx';
import { useTranslate } from '../../../texts/use-translate.ts';
import team from '../../teams/team-form.module.css';
import css from './form.module.css';

/** The size of every team, with the usual ones beside it. */
export function PackSize({ field, event }: { field: PackSizeField; event: EventPack }) {
  const translate = useTranslate();
  const { edit } = useEdits();
  const { at, label, usual, usualLabel } = field;
  const size = valueAt(event, at);
  return (
    <div className={css.whole}>
      <FieldRow paths={[at]} className={team.size}>
        <NumberRow path={at} label={formatText(translate, label)} />
        <div className={team.sizes}>
          <Segmented
            label={formatText(translate, usualLabel)}
            value={String(size)}
            segments={usual.map(({ value }) => ({ id: String(value), label: String(value) }))}
            onChange={(value) => edit([{ op: 'set', path: at, value: Number(value) }])}
          />
        </div>
        <span className={team.sizeName}>
          {formatText(translate, usual.find(({ value }) => value === size)?.name ?? '')}
        </span>
      </FieldRow>
    </div>
  );
}
