import type { Edit } from '../../../../shared/document/edit.ts';
import { isObject } from '../../../../shared/document/json/json-object.ts';
import { pointer, valueAt } from '../../../../shared/document/pointer.ts';
import type { EventPack } from '../../../../shared/document/schema.ts';
import type { CeilingsField } from '../../../../shared/form/event-form.ts';
import { formatText } from '../../../../shared/texts/late-text.ts';
import { FieldFindings } from '../../../components/findings/findings.tsx';
import { formatChoices } from '../../../components/inputs/choice.ts';
import { Picker } from '../../../components/inputs/picker.tsx';
import { RowMenu, removeAction } from '../../../components/row-menu/row-menu.tsx';
import { useEdits, useFindingsBelow } from '../../../fields/document-port.ts';
import { NumberRow } from '../../../fields/number-row.tsx';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './form.module.css';

/** A new ceiling is this high until another number is typed. */
const AT_FIRST = 10;

interface Props {
  field: CeilingsField;
  event: EventPack;
}

/** The highest value of printed numbers: one row for everybody, and one for each rank that has its own. */
export function CeilingsRow({ field, event }: Props) {
  const translate = useTranslate();
  const { at, hint, everybody, by } = field;
  const { edit } = useEdits();
  const findings = useFindingsBelow(at);
  const byRankAt = `${at}/${by.key}`;
  const held = valueAt(event, byRankAt);
  const ranks = isObject(held) ? Object.keys(held) : [];
  const open = by.ranks.filter(({ id }) => !ranks.includes(id));
  const nameOf = (rank: string) => by.ranks.find(({ id }) => id === rank)?.label ?? rank;
  const isBelow = (path: string) => path !== at && path.startsWith(`${at}/`);
  return (
    <div className={css.whole} data-path={at}>
      <p className={css.hint}>{hint && formatText(translate, hint)}</p>
      <CeilingSet field={field} event={event} base={at} rank={formatText(translate, everybody)} except={by.key} />
      {ranks.map((rank) => (
        <CeilingSet
          key={rank}
          field={field}
          event={event}
          base={pointer(byRankAt, rank)}
          rank={formatText(translate, nameOf(rank))}
        />
      ))}
      <div className={css.rankAdder}>
        <Picker
          label={translate('events.addRank')}
          placeholder={translate('events.addRank')}
          choices={formatChoices(translate, open)}
          onPick={(ids) => edit(ids.map((id): Edit => ({ op: 'set', path: pointer(byRankAt, id), value: {} })))}
        />
      </div>
      <FieldFindings findings={findings.filter(({ path }) => isBelow(path))} />
    </div>
  );
}

interface SetProps extends Props {
  /** Pointer to the ceilings of the rank. */
  base: string;
  rank: string;
  /** A key that is no ceiling. */
  except?: string;
}

function CeilingSet({ field, event, base, rank, except }: SetProps) {
  const translate = useTranslate();
  const { edit } = useEdits();
  const held = valueAt(event, base);
  const all: readonly string[] = isObject(held) ? Object.keys(held).filter((key) => key !== except) : [];
  const labels = new Map(field.keys.map(({ id, label }) => [id, label]));
  const isRank = except === undefined;
  // What is left of nothing is taken out too, so that a pack without ceilings has no key of them.
  const drop = (key: string) => {
    const isLast = all.length === 1 && (isRank || valueAt(event, `${base}/${except}`) === undefined);
    edit([{ op: 'remove', path: isLast && !isRank ? base : pointer(base, key) }]);
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
            <NumberRow path={pointer(base, key)} label={formatText(translate, labels.get(key) ?? key)} size="small" />
            <RowMenu
              name={translate('events.ceilingName', { label: formatText(translate, labels.get(key) ?? key), rank })}
              path={pointer(base, key)}
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
            onPick={(ids) => edit(ids.map((id): Edit => ({ op: 'set', path: pointer(base, id), value: AT_FIRST })))}
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
