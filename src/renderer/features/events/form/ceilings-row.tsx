import type { Edit } from '../../../../shared/document/edit.ts';
import { isObject } from '../../../../shared/document/json/json-object.ts';
import { getValueAt, joinPointer } from '../../../../shared/document/pointer.ts';
import type { EventPack } from '../../../../shared/document/schema.ts';
import type { CeilingsField } from '../../../../shared/form/event-form.ts';
import { formatLateText } from '../../../../shared/texts/late-text.ts';
import { FieldFindings } from '../../../components/findings/field-findings.tsx';
import { formatChoices } from '../../../components/inputs/choice.ts';
import { Picker } from '../../../components/inputs/picker.tsx';
import { createRemoveAction, RowMenu } from '../../../components/row-menu/row-menu.tsx';
import { useDocumentEdits, useFindingsBelowPointer } from '../../../fields/document-port.ts';
import { NumberRow } from '../../../fields/number-row.tsx';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './form.module.css';

/** The value of a new ceiling until the user types another number. */
const DEFAULT_CEILING = 10;

interface CeilingsRowProps {
  field: CeilingsField;
  eventPack: EventPack;
}

/**
 * Edits the ceilings of an event: the largest numbers that a character's card may have, such as an Attack of at most 8. One row is
 * for all characters, and each rank, such as Leader, can have its own row.
 */
export function CeilingsRow({ field, eventPack }: CeilingsRowProps) {
  const translate = useTranslate();
  const { pointer, hint, everybody, rankCeilings } = field;
  const { edit } = useDocumentEdits();
  const findings = useFindingsBelowPointer(pointer);
  const rankCeilingsPointer = `${pointer}/${rankCeilings.key}`;
  const ceilingsByRank = getValueAt(eventPack, rankCeilingsPointer);
  const rankIds = isObject(ceilingsByRank) ? Object.keys(ceilingsByRank) : [];
  const availableRanks = rankCeilings.ranks.filter(({ id }) => !rankIds.includes(id));
  const getRankName = (searchedId: string) =>
    rankCeilings.ranks.find(({ id }) => id === searchedId)?.label ?? searchedId;
  const isBelow = (findingPath: string) => findingPath !== pointer && findingPath.startsWith(`${pointer}/`);
  return (
    <div className={css.whole} data-path={pointer}>
      <p className={css.hint}>{hint && formatLateText(translate, hint)}</p>
      <CeilingSet
        field={field}
        eventPack={eventPack}
        basePointer={pointer}
        rankLabel={formatLateText(translate, everybody)}
        excludedKey={rankCeilings.key}
      />
      {rankIds.map((rankId) => (
        <CeilingSet
          key={rankId}
          field={field}
          eventPack={eventPack}
          basePointer={joinPointer(rankCeilingsPointer, rankId)}
          rankLabel={formatLateText(translate, getRankName(rankId))}
        />
      ))}
      <div className={css.rankAdder}>
        <Picker
          label={translate('events.addRank')}
          placeholder={translate('events.addRank')}
          choices={formatChoices(translate, availableRanks)}
          onPick={(pickedIds) =>
            edit(
              pickedIds.map(
                (rankId): Edit => ({ op: 'set', path: joinPointer(rankCeilingsPointer, rankId), value: {} }),
              ),
            )
          }
        />
      </div>
      {/* Fields with findings of their own show them; this shows the findings below the field. */}
      <FieldFindings findings={findings.filter(({ path }) => isBelow(path))} />
    </div>
  );
}

interface CeilingSetProps extends CeilingsRowProps {
  /** Pointer to the ceilings of this rank. */
  basePointer: string;
  rankLabel: string;
  /** The key of the ceilings by rank, which are stored among the ceilings for all characters. Absent for the row of one rank. */
  excludedKey?: string;
}

function CeilingSet({ field, eventPack, basePointer, rankLabel, excludedKey }: CeilingSetProps) {
  const translate = useTranslate();
  const { edit } = useDocumentEdits();
  const ceilings = getValueAt(eventPack, basePointer);
  const ceilingKeys: readonly string[] = isObject(ceilings)
    ? Object.keys(ceilings).filter((ceilingKey) => ceilingKey !== excludedKey)
    : [];
  const labelByKey = new Map(field.keys.map(({ id, label }) => [id, label]));
  const isRank = excludedKey === undefined;
  // Removing the last ceiling of a field without ranks also removes the field. A rank without ceilings has its own Remove button.
  const removeCeiling = (ceilingKey: string) => {
    const isLast =
      ceilingKeys.length === 1 && (isRank || getValueAt(eventPack, `${basePointer}/${excludedKey}`) === undefined);
    edit([{ op: 'remove', path: isLast && !isRank ? basePointer : joinPointer(basePointer, ceilingKey) }]);
  };
  return (
    <section className={css.ceilings} aria-label={rankLabel}>
      <div className={css.rank}>
        <h3>{rankLabel}</h3>
      </div>
      <div className={css.limits}>
        {ceilingKeys.length === 0 ? <span className={css.hint}>{translate('events.noCeilings')}</span> : null}
        {ceilingKeys.map((ceilingKey) => (
          <div key={ceilingKey} className={css.limit} data-row>
            <NumberRow
              pointer={joinPointer(basePointer, ceilingKey)}
              label={formatLateText(translate, labelByKey.get(ceilingKey) ?? ceilingKey)}
              min={0}
              size="small"
            />
            <RowMenu
              rowName={translate('events.ceilingName', {
                label: formatLateText(translate, labelByKey.get(ceilingKey) ?? ceilingKey),
                rank: rankLabel,
              })}
              rowPointer={joinPointer(basePointer, ceilingKey)}
              actions={[createRemoveAction(translate, () => removeCeiling(ceilingKey))]}
            />
          </div>
        ))}
        <div className={css.limitAdder}>
          <Picker
            label={translate('events.addCeiling', { rank: rankLabel })}
            placeholder={translate('events.ceiling')}
            choices={formatChoices(
              translate,
              field.keys.filter(({ id }) => !ceilingKeys.includes(id)),
            )}
            onPick={(pickedKeys) =>
              edit(
                pickedKeys.map(
                  (ceilingKey): Edit => ({
                    op: 'set',
                    path: joinPointer(basePointer, ceilingKey),
                    value: DEFAULT_CEILING,
                  }),
                ),
              )
            }
          />
        </div>
      </div>
      {isRank ? (
        <RowMenu
          rowName={rankLabel}
          rowPointer={basePointer}
          className={css.rankMenu}
          actions={[createRemoveAction(translate, () => edit([{ op: 'remove', path: basePointer }]))]}
        />
      ) : null}
    </section>
  );
}
