import type { Edit } from '../../../../shared/document/edit.ts';
import { isObject } from '../../../../shared/document/json/json-object.ts';
import { getValueAt, joinPointer } from '../../../../shared/document/pointer.ts';
import type { EventPack } from '../../../../shared/document/schema.ts';
import type { CeilingsField } from '../../../../shared/form/event-form.ts';
import { formatLateText } from '../../../../shared/texts/late-text.ts';
import { FieldFindings } from '../../../components/findings/findings.tsx';
import { formatChoices } from '../../../components/inputs/choice.ts';
import { Picker } from '../../../components/inputs/picker.tsx';
import { RowMenu, removeAction } from '../../../components/row-menu/row-menu.tsx';
import { useEdits, useFindingsBelow } from '../../../fields/document-port.ts';
import { NumberRow } from '../../../fields/number-row.tsx';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './form.module.css';

/** The value of a new ceiling until the user types another number. */
const AT_FIRST = 10;

interface Props {
  field: CeilingsField;
  event: EventPack;
}

/** Edits the maximum of printed numbers: one row for all ranks, and one for each rank with its own maximum. */
export function CeilingsRow({ field, event }: Props) {
  const translate = useTranslate();
  const { pointer: at, hint, everybody, rankCeilings: by } = field;
  const { edit } = useEdits();
  const findings = useFindingsBelow(at);
  const byRankAt = `${at}/${by.key}`;
  const held = getValueAt(event, byRankAt);
  const ranks = isObject(held) ? Object.keys(held) : [];
  const open = by.ranks.filter(({ id }) => !ranks.includes(id));
  const nameOf = (rank: string) => by.ranks.find(({ id }) => id === rank)?.label ?? rank;
  const isBelow = (path: string) => path !== at && path.startsWith(`${at}/`);
  return (
    <div className={css.whole} data-path={at}>
      <p className={css.hint}>{hint && formatLateText(translate, hint)}</p>
      <CeilingSet field={field} event={event} base={at} rank={formatLateText(translate, everybody)} except={by.key} />
      {ranks.map((rank) => (
        <CeilingSet
          key={rank}
          field={field}
          event={event}
          base={joinPointer(byRankAt, rank)}
          rank={formatLateText(translate, nameOf(rank))}
        />
      ))}
      <div className={css.rankAdder}>
        <Picker
          label={translate('events.addRank')}
          placeholder={translate('events.addRank')}
          choices={formatChoices(translate, open)}
          onPick={(ids) => edit(ids.map((id): Edit => ({ op: 'set', path: joinPointer(byRankAt, id), value: {} })))}
        />
      </div>
      <FieldFindings findings={findings.filter(({ path }) => isBelow(path))} />
    </div>
  );
}

interface SetProps extends Props {
  /** Pointer to the ceilings of this rank. */
  base: string;
  rank: string;
  /** A key that is not a ceiling. */
  except?: string;
}

function CeilingSet({ field, event, base, rank, except }: SetProps) {
  const translate = useTranslate();
  const { edit } = useEdits();
  const held = getValueAt(event, base);
  const all: readonly string[] = isObject(held) ? Object.keys(held).filter((key) => key !== except) : [];
  const labels = new Map(field.keys.map(({ id, label }) => [id, label]));
  const isRank = except === undefined;
  // An object that becomes empty is removed too, so that a pack without ceilings has no key for them.
  const drop = (key: string) => {
    const isLast = all.length === 1 && (isRank || getValueAt(event, `${base}/${except}`) === undefined);
    edit([{ op: 'remove', path: isLast && !isRank ? base : joinPointer(base, key) }]);
  };
  return (
    <section className={css.ceilings} aria-label={rank}>
      <div className={css.rank}>
        <h3>{rank}</h3>
      </div>
      <div className={css.limits}>
        {all.length === 0 ? <span className={css.hint}>{translate('events.noCeilings')}</span> : null}
        {all.map((key) => (
          <div key={key} className={css.limit} data-row>
            <NumberRow
              path={joinPointer(base, key)}
              label={formatLateText(translate, labels.get(key) ?? key)}
              size="small"
            />
            <RowMenu
              name={translate('events.ceilingName', { label: formatLateText(translate, labels.get(key) ?? key), rank })}
              path={joinPointer(base, key)}
              actions={[removeAction(translate, () => drop(key))]}
            />
          </div>
        ))}
        <div className={css.limitAdder}>
          <Picker
            label={translate('events.addCeiling', { rank })}
            placeholder={translate('events.ceiling')}
            choices={formatChoices(
              translate,
              field.keys.filter(({ id }) => !all.includes(id)),
            )}
            onPick={(ids) => edit(ids.map((id): Edit => ({ op: 'set', path: joinPointer(base, id), value: AT_FIRST })))}
          />
        </div>
      </div>
      {isRank ? (
        <RowMenu
          name={rank}
          path={base}
          className={css.rankMenu}
          actions={[removeAction(translate, () => edit([{ op: 'remove', path: base }]))]}
        />
      ) : null}
    </section>
  );
}
