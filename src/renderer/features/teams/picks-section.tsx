import { useMemo } from 'react';
import { getValueAt } from '../../../shared/document/pointer.ts';
import type { PicksField } from '../../../shared/form/team-form.ts';
import { formatLateText } from '../../../shared/texts/late-text.ts';
import { Picker } from '../../components/inputs/picker.tsx';
import { focusAfterRemoval } from '../../components/row-menu/row-focus.ts';
import { createRemoveAction, RowMenu } from '../../components/row-menu/row-menu.tsx';
import { PointerFindings } from '../../fields/field-frame.tsx';
import { useGames } from '../../store/library-context.ts';
import { formatFigure } from '../../strings/documents/team.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { Section } from '../documents/form/section.tsx';
import css from './team-form.module.css';
import { useTeam } from './team-view.ts';

/**
 * Edits the team's picks: what a team chooses from a list of its game, such as the Gimmicks of Supers Unlimited. Shows how many picks are
 * allowed and what else is available. Picks that no one in the team can use are listed last.
 */
export function PicksSection({ field }: { field: PicksField }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { team, settledTeam, summary, charactersById, options, eventPack, tryEdit } = useTeam();
  const { pointer } = field;
  const currentValue = getValueAt(team, pointer);
  const chosenIds = Array.isArray(currentValue) ? currentValue.map(String) : [];
  const allPicks = useMemo(() => field.choices(translate, options), [translate, field, options]);
  const uselessIds = useMemo(
    () =>
      field.findUseless(settledTeam, {
        options,
        characters: charactersById,
        ...(eventPack === undefined ? {} : { eventPack }),
      }),
    [field, settledTeam, options, charactersById, eventPack],
  );
  const picksById = new Map(allPicks.map((pick) => [pick.id, pick]));
  const getPickName = (pickId: string) =>
    picksById.get(pickId)?.name ?? gameCatalog.getGame(team).card.formats.word(pickId, options);
  const limit = summary.figures.find(({ id }) => id === field.figure)?.limit;
  const choices = allPicks
    .filter(({ id }) => !chosenIds.includes(id))
    .map(({ id, name, group }) => ({
      id,
      label: name,
      group: formatLateText(translate, group),
      ...(uselessIds.has(id) ? { note: formatLateText(translate, field.useless) } : {}),
    }));
  const getUselessRank = (pickId: string) => (uselessIds.has(pickId) ? 1 : 0);

  return (
    <Section
      title={formatLateText(translate, field.title)}
      headerContent={<span className={css.pool}>{formatFigure(translate, String(chosenIds.length), limit)}</span>}
    >
      <div className={css.gimmicks} data-path={pointer}>
        {chosenIds.length === 0 ? null : (
          <ul className={css.chosen}>
            {chosenIds.map((pickId, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same pick may be chosen twice, which is a finding
              <li className={css.gimmick} key={`${index} ${pickId}`} data-path={`${pointer}/${index}`}>
                <div className={css.gimmickHead}>
                  <strong>{getPickName(pickId)}</strong>
                  <span className={css.tag}>{formatLateText(translate, picksById.get(pickId)?.group ?? '')}</span>
                </div>
                <RowMenu
                  rowName={getPickName(pickId)}
                  rowPointer={`${pointer}/${index}`}
                  actions={[
                    createRemoveAction(translate, () => {
                      // Removing the last pick removes the whole list from the document.
                      tryEdit([{ op: 'remove', path: chosenIds.length === 1 ? pointer : `${pointer}/${index}` }]);
                      focusAfterRemoval(pointer, index, chosenIds.length - 1);
                    }),
                  ]}
                />
                <p>
                  <EmphasizedText text={formatLateText(translate, picksById.get(pickId)?.text ?? field.unknown)} />
                </p>
                <PointerFindings pointer={`${pointer}/${index}`} />
              </li>
            ))}
          </ul>
        )}
        <div className={css.addGimmick} data-add>
          <Picker
            label={formatLateText(translate, field.add)}
            placeholder={formatLateText(translate, field.add)}
            choices={[...choices].sort((a, b) => getUselessRank(a.id) - getUselessRank(b.id))}
            pickedNames={chosenIds.map(getPickName)}
            onPick={(pickIds) => tryEdit(pickIds.map((value) => ({ op: 'set', path: `${pointer}/-`, value })))}
          />
          <span className={css.quiet}>{formatLateText(translate, field.hint)}</span>
        </div>
        <PointerFindings pointer={pointer} />
      </div>
    </Section>
  );
}

/** Emphasizes words between asterisks, as on the printed sheet. */
function EmphasizedText({ text }: { text: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: segments have no identity other than their position
  return text.split('*').map((segment, index) => (index % 2 === 1 ? <strong key={index}>{segment}</strong> : segment));
}
