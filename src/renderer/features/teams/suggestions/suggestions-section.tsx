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
import { useEdits } from '../../../fields/document-port.ts';
import { useGames } from '../../../store/library-context.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { describeAddition, describeRemoval, describeSwap } from '../../../strings/documents/suggestions.ts';
import { formatFigureChange, joinParts } from '../../../strings/documents/team.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { toast } from '../../../toasts/toasts.ts';
import { useTeam } from '../team-view.ts';
import { prepare, suggest } from './suggester.ts';
import css from './suggestions.module.css';

const PREPARE_AFTER_MS = 400;

interface Found {
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
  const { settled, known, event, judgement, mode, factions } = useTeam();
  const { fix } = useEdits();
  const [found, setFound] = useState<Found>();
  const isEmpty = settled.members.length === 0;
  const purpose: ProgramPurpose = isEmpty || judgement.verdict === 'legal' ? 'fill' : 'repair';
  const commands = useMemo<Command[]>(() => {
    const look = async () => {
      setFound({ team: settled, purpose });
      try {
        const factionNames = new Map(factions.flatMap(({ id, name, faction }) => (faction ? [[id, name]] : [])));
        const suggestions = await suggest(translate, known, { team: settled, event, purpose, factionNames });
        setFound((now) => (now?.team === settled ? { team: settled, purpose, suggestions } : now));
      } catch (error) {
        setFound(undefined);
        throw error;
      }
    };
    return [
      { id: 'suggest', label: translate(`suggestions.${purpose}`), run: () => attempt(look(), 'suggestions.failed') },
    ];
  }, [settled, known, event, purpose, factions, translate]);
  // No change of the members makes a team legal while its event pack is unusable.
  const isOffered = hasPart(gameCatalog.getGame(settled), 'planning') && mode.kind !== 'unusable';
  const first = useRef({ settled, known, event });
  const looker = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOffered) return;
    // The screen is rendered first.
    const soon = setTimeout(() => {
      const { settled: team, known: characters, event: at } = first.current;
      prepare(translate, team, characters, at);
    }, PREPARE_AFTER_MS);
    return () => clearTimeout(soon);
  }, [isOffered, translate]);
  useCommands(isOffered ? commands : NONE);
  if (!isOffered) return null;
  // Suggestions for another state of the team are outdated.
  const shown = found?.team === settled ? found : undefined;
  const isWithoutCharacters = known.size === 0 && (settled.characters ?? []).length === 0;
  return (
    <section className={css.part} aria-label={translate('suggestions.title')}>
      <Button
        ref={looker}
        icon={purpose === 'fill' ? <Wand2 /> : <Wrench />}
        isPending={shown !== undefined && shown.suggestions === undefined}
        onPress={() => commands[0]?.run()}
      >
        {translate(`suggestions.${purpose}`)}
      </Button>
      <div role="status" className={css.status}>
        {shown === undefined
          ? null
          : shown.suggestions === undefined
            ? translate('suggestions.working')
            : shown.suggestions.suggestions.length === 0
              ? noneText(translate, shown.suggestions, purpose, isEmpty, isWithoutCharacters)
              : null}
      </div>
      {shown?.suggestions === undefined || shown.suggestions.suggestions.length === 0 ? null : (
        <ol className={css.list} aria-label={translate('suggestions.list')}>
          {shown.suggestions.suggestions.map((suggestion) => (
            <li key={JSON.stringify(suggestion.edits)} data-agreement={suggestion.agreement !== undefined || undefined}>
              <SuggestionText suggestion={suggestion} />
              <Button
                onPress={() => {
                  fix?.({ label: translate('suggestions.use'), edits: [...suggestion.edits] });
                  toast(translate('suggestions.used'));
                  // The list disappears together with the pressed button, so the focus moves to the search button.
                  looker.current?.focus();
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

const NONE: readonly Command[] = [];

/** Explains why there are no suggestions. Only a complete search may say that none exists. */
function noneText(
  translate: Translate,
  { isProved }: Suggestions,
  purpose: ProgramPurpose,
  isEmpty: boolean,
  isWithoutCharacters: boolean,
): string {
  if (isWithoutCharacters) return translate('suggestions.noCharacters');
  if (!isProved) return translate('suggestions.notFound');
  if (isEmpty) return translate('suggestions.noneToBegin');
  return purpose === 'fill' ? translate('suggestions.noneToFill') : translate('suggestions.noneToRepair');
}

function SuggestionText({ suggestion }: { suggestion: Suggestion }) {
  const translate = useTranslate();
  const { added, removed, corrected, sentences, agreement, removesLeader: isLeaderOpen, figures } = suggestion;
  const isSwap = added.length > 0 && removed.length > 0;
  const lines = [
    ...(agreement === undefined ? [] : [translate('suggestions.agree', { what: agreement })]),
    ...sentences,
    ...corrected.map(({ name, copies }) => translate('suggestions.correct', { name: shortenName(name), copies })),
    ...(isSwap ? [describeSwap(translate, removed, added)] : []),
    ...(!isSwap && added.length > 0 ? [describeAddition(translate, added)] : []),
    ...(!isSwap && removed.length > 0 ? [describeRemoval(translate, removed)] : []),
    ...(isLeaderOpen ? [translate('suggestions.openLeader')] : []),
  ];
  return (
    <div className={css.words}>
      {[...new Set(lines)].map((line) => (
        <strong key={line}>{line}</strong>
      ))}
      <span className={css.figures}>
        <Check role="img" aria-label={translate('suggestions.legal')} />
        {joinParts(figures.map((figure) => formatFigureChange(translate, figure)))}
      </span>
    </div>
  );
}
