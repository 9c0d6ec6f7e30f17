import { Check, Plus } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { Focusable } from 'react-aria-components';
import { getValueAt } from '../../../shared/document/pointer.ts';
import type { Pick, PicksField } from '../../../shared/form/team-form.ts';
import { formatLateText } from '../../../shared/texts/late-text.ts';
import { focusAfterRemoval } from '../../components/row-menu/row-focus.ts';
import { createRemoveAction, RowMenu } from '../../components/row-menu/row-menu.tsx';
import { Tooltip } from '../../components/tooltip.tsx';
import { ROVING_PROPS, useRovingFocus } from '../../components/use-roving-focus.ts';
import { PointerFindings } from '../../fields/field-frame.tsx';
import { useGames } from '../../store/library-context.ts';
import { formatFigure } from '../../strings/documents/team.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { Section } from '../documents/form/section.tsx';
import css from './team-form.module.css';
import { useTeam } from './team-view.ts';

/**
 * Edits the team's picks: what a team chooses from a list of its game, such as the Gimmicks of Supers Unlimited. Shows how many picks
 * are allowed, a button for each one of the list, and below it what the chosen ones do. Picks that no one in the team can use are
 * listed last.
 */
export function PicksSection({ field }: { field: PicksField }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  // `settledTeam` follows `team` with a delay while the user types; the slow search for useless picks uses it.
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
  // A pick that the game doesn't have is shown by its id, formatted as a word.
  const getPickName = (pickId: string) =>
    picksById.get(pickId)?.name ?? gameCatalog.getGame(team).card.formats.word(pickId, options);
  const figure = summary.figures.find(({ id }) => id === field.figure);
  const listedPicks = useMemo(
    () => [...allPicks].sort((a, b) => Number(uselessIds.has(a.id)) - Number(uselessIds.has(b.id))),
    [allPicks, uselessIds],
  );
  // Removing the last pick removes the whole list from the document.
  const removePick = (index: number) =>
    tryEdit([{ op: 'remove', path: chosenIds.length === 1 ? pointer : `${pointer}/${index}` }]);
  const togglePick = (pickId: string) => {
    const chosenIndex = chosenIds.indexOf(pickId);
    if (chosenIndex >= 0) removePick(chosenIndex);
    else tryEdit([{ op: 'set', path: `${pointer}/-`, value: pickId }]);
  };
  const listRef = useRef<HTMLDivElement>(null);
  const rovingFocus = useRovingFocus(listRef);

  return (
    <Section
      title={formatLateText(translate, field.title)}
      headerContent={
        <span className={css.pool} data-state={figure?.state}>
          {formatFigure(translate, String(chosenIds.length), figure?.limit)}
        </span>
      }
    >
      <div className={css.gimmicks} data-path={pointer}>
        <p className={css.quiet}>{formatLateText(translate, field.hint)}</p>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flexible box in Chromium 114 */}
        <div
          ref={listRef}
          className={css.picks}
          role="group"
          aria-label={formatLateText(translate, field.listLabel)}
          // After the last pick is removed, the focus moves here (`focusAfterRemoval`).
          data-add
          {...rovingFocus}
        >
          {listedPicks.map((pick) => (
            <PickButton
              key={pick.id}
              pick={pick}
              isChosen={chosenIds.includes(pick.id)}
              uselessNote={uselessIds.has(pick.id) ? formatLateText(translate, field.useless) : undefined}
              onPress={() => togglePick(pick.id)}
            />
          ))}
        </div>
        <PointerFindings pointer={pointer} />
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
                      removePick(index);
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
      </div>
    </Section>
  );
}

interface PickButtonProps {
  pick: Pick;
  isChosen: boolean;
  /** The reason why no one in the team can use the pick. */
  uselessNote: string | undefined;
  onPress(): void;
}

/** Chooses a pick, or removes it again. Its hint says what the pick does. */
function PickButton({ pick, isChosen, uselessNote, onPress }: PickButtonProps) {
  const translate = useTranslate();
  const hintText = pick.text.replaceAll('*', '');
  const Icon = isChosen ? Check : Plus;
  return (
    <Tooltip text={uselessNote === undefined ? hintText : `${uselessNote}. ${hintText}`}>
      <Focusable>
        <button
          {...ROVING_PROPS}
          type="button"
          className={css.pick}
          aria-pressed={isChosen}
          data-useless={uselessNote === undefined ? undefined : true}
          onClick={onPress}
        >
          <Icon aria-hidden />
          {pick.name} <span className={css.tag}>{formatLateText(translate, pick.group)}</span>
        </button>
      </Focusable>
    </Tooltip>
  );
}

/** Emphasizes words between asterisks, as on the printed sheet. */
function EmphasizedText({ text }: { text: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: segments have no identity other than their position
  return text.split('*').map((segment, index) => (index % 2 === 1 ? <strong key={index}>{segment}</strong> : segment));
}
