import { Check, Wand2, Wrench } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Team } from '../../../../shared/document/schema.ts';
import { hasPart } from '../../../../shared/games/parts.ts';
import type { Suggestion, Suggestions } from '../../../../shared/suggest/suggest.ts';
import type { ProgramPurpose } from '../../../../shared/suggest/team-program.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import type { Command } from '../../../commands/command.ts';
import { useCommands } from '../../../commands/registry.ts';
import { Button } from '../../../components/button.tsx';
import { attempt } from '../../../failures/report-failure.ts';
import { useDocumentEdits } from '../../../fields/document-port.ts';
import { useGames } from '../../../store/library-context.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { describeAddition, describeRemoval, describeSwap } from '../../../strings/documents/suggestions.ts';
import { formatFigureChange, joinParts } from '../../../strings/documents/team.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { toast } from '../../../toasts/toasts.ts';
import { useTeam } from '../team-view.ts';
import { prepareWorker, requestSuggestions } from './request-suggestions.ts';
import css from './suggestions.module.css';

const PREPARE_AFTER_MS = 400;

interface SearchState {
  /** The state of the team for which the suggestions were computed. */
  readonly team: Team;
  readonly purpose: ProgramPurpose;
  /** Absent while the solver is running. */
  readonly suggestions?: Suggestions;
}

/** Offers to fill a legal team or to repair an illegal one. Each suggestion is a legal team. */
export function SuggestionsSection() {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { settledTeam, charactersById, eventPack, judgement, teamMode, teamRules, factionChoices } = useTeam();
  const { applyFix } = useDocumentEdits();
  const [searchState, setSearchState] = useState<SearchState>();
  const isEmpty = settledTeam.members.length === 0;
  const purpose: ProgramPurpose = isEmpty || judgement.verdict === 'legal' ? 'fill' : 'repair';
  const isFull = purpose === 'fill' && (judgement.levels ?? 0) >= teamRules.getSize(settledTeam);
  const commands = useMemo<Command[]>(() => {
    const search = async () => {
      setSearchState({ team: settledTeam, purpose });
      try {
        const factionNames = new Map(factionChoices.flatMap(({ id, name, faction }) => (faction ? [[id, name]] : [])));
        const suggestions = await requestSuggestions(translate, charactersById, {
          team: settledTeam,
          event: eventPack,
          purpose,
          factionNames,
        });
        setSearchState((current) =>
          current?.team === settledTeam ? { team: settledTeam, purpose, suggestions } : current,
        );
      } catch (error) {
        setSearchState(undefined);
        throw error;
      }
    };
    return [
      {
        id: 'suggest',
        label: translate(`suggestions.${purpose}`),
        isEnabled: !isFull,
        run: () => attempt(search(), 'suggestions.failed'),
      },
    ];
  }, [settledTeam, charactersById, eventPack, purpose, isFull, factionChoices, translate]);
  // While the event pack is unusable, no choice of members can make the team legal.
  const isOffered = hasPart(gameCatalog.getGame(settledTeam), 'planning') && teamMode.kind !== 'unusable';
  // The worker prepares only for the first state of the team. Later states would each start the solver again.
  const initialInput = useRef({ settledTeam, charactersById, eventPack });
  const sectionElement = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOffered) return;
    // The worker starts after a delay, so that the screen is rendered first.
    const timer = setTimeout(() => {
      const initial = initialInput.current;
      prepareWorker(translate, initial.settledTeam, initial.charactersById, initial.eventPack);
    }, PREPARE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isOffered, translate]);
  useCommands(isOffered ? commands : NO_COMMANDS);
  if (!isOffered) return null;
  // Suggestions for another state of the team are outdated.
  const currentSearch = searchState?.team === settledTeam ? searchState : undefined;
  const hasNoCharacters = charactersById.size === 0 && (settledTeam.characters ?? []).length === 0;
  return (
    <section ref={sectionElement} tabIndex={-1} className={css.part} aria-label={translate('suggestions.title')}>
      <Button
        isDisabled={isFull}
        icon={purpose === 'fill' ? <Wand2 /> : <Wrench />}
        isPending={currentSearch !== undefined && currentSearch.suggestions === undefined}
        // The search is the only command.
        onPress={() => commands[0]?.run()}
      >
        {translate(`suggestions.${purpose}`)}
      </Button>
      <div role="status" className={css.status}>
        {currentSearch === undefined
          ? null
          : currentSearch.suggestions === undefined
            ? translate('suggestions.working')
            : currentSearch.suggestions.suggestions.length === 0
              ? describeNoSuggestions(translate, currentSearch.suggestions, purpose, isEmpty, hasNoCharacters)
              : null}
      </div>
      {currentSearch?.suggestions === undefined || currentSearch.suggestions.suggestions.length === 0 ? null : (
        <ol className={css.list} aria-label={translate('suggestions.list')}>
          {currentSearch.suggestions.suggestions.map((suggestion) => (
            <li key={JSON.stringify(suggestion.edits)} data-agreement={suggestion.agreement !== undefined || undefined}>
              <SuggestionText suggestion={suggestion} />
              <Button
                onPress={() => {
                  applyFix?.({ label: translate('suggestions.use'), edits: [...suggestion.edits] });
                  toast(translate('suggestions.used'));
                  // The list disappears together with the pressed button, and a full team disables the search button.
                  sectionElement.current?.focus();
                }}
              >
                {translate('suggestions.use')}
              </Button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

const NO_COMMANDS: readonly Command[] = [];

/** Explains why there are no suggestions. Only a complete search proves that none exists. */
function describeNoSuggestions(
  translate: Translate,
  { isProved }: Suggestions,
  purpose: ProgramPurpose,
  isEmpty: boolean,
  hasNoCharacters: boolean,
): string {
  if (hasNoCharacters) return translate('suggestions.noCharacters');
  if (!isProved) return translate('suggestions.notFound');
  if (isEmpty) return translate('suggestions.noneToBegin');
  return purpose === 'fill' ? translate('suggestions.noneToFill') : translate('suggestions.noneToRepair');
}

function SuggestionText({ suggestion }: { suggestion: Suggestion }) {
  const translate = useTranslate();
  // `agreement` is set if the team is legal unchanged once the players agree to something, such as `35 Levels`.
  const { added, removed, corrected, sentences, agreement, removesLeader, figures } = suggestion;
  const isSwap = added.length > 0 && removed.length > 0;
  const lines = [
    ...(agreement === undefined ? [] : [translate('suggestions.agree', { what: agreement })]),
    ...sentences,
    ...corrected.map(({ name, copies }) => translate('suggestions.correct', { name: shortenName(name), copies })),
    ...(isSwap ? [describeSwap(translate, removed, added)] : []),
    ...(!isSwap && added.length > 0 ? [describeAddition(translate, added)] : []),
    ...(!isSwap && removed.length > 0 ? [describeRemoval(translate, removed)] : []),
    ...(removesLeader ? [translate('suggestions.openLeader')] : []),
  ];
  return (
    <div className={css.words}>
      {[...new Set(lines)].map((sentence) => (
        <strong key={sentence}>{sentence}</strong>
      ))}
      <span className={css.figures}>
        <Check role="img" aria-label={translate('suggestions.legal')} />
        {joinParts(figures.map((figure) => formatFigureChange(translate, figure)))}
      </span>
    </div>
  );
}
