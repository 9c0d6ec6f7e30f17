import { Search } from 'lucide-react';
import {
  createContext,
  type KeyboardEvent,
  memo,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Character } from '../../../../../shared/document/schema.ts';
import { createGetName } from '../../../../../shared/play/model-names.ts';
import type { Option, OptionGroup } from '../../../../../shared/play/play-screen/offer-groups.ts';
import type { OfferGroup } from '../../../../../shared/play/play-screen/offer-text.ts';
import { containsAllTerms, normalizeForSearch, splitSearchTerms } from '../../../../components/search-text.ts';
import { useRovingFocus } from '../../../../components/use-roving-focus.ts';
import { useAfterPaint } from '../../../../platform/after-paint.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import type { PlaySession } from '../play-session.ts';
import type { PlayView } from '../play-view.ts';
import { restoreFocus } from '../restore-focus.ts';
import { DiceStepButtons } from './dice-step-buttons.tsx';
import { divideReactions, isPossible } from './divide-reactions.ts';
import { selectFirstOptions } from './first-options.ts';
import { ManualOffers } from './manual-offers.tsx';
import type { MeantKinds } from './meant-kinds.ts';
import css from './offers-panel.module.css';
import { Options } from './options.tsx';

/** With this number of options, the panel has a search field. */
const LONG_LIST_SIZE = 8;
/** The number of options that are visible in a window of usual size. */
const VISIBLE_OPTION_COUNT = 12;

interface Props {
  playSession: PlaySession;
  view: PlayView;
  /** The characters of the encounter and the library, by id. */
  charactersById: ReadonlyMap<string, Character>;
}

/** Shows every option in its group, with its price. The search field filters them, and Enter performs the first one. */
export const OffersPanel = memo(function OffersPanel({ playSession, view, charactersById }: Props) {
  const translate = useTranslate();
  const [searchText, setSearchText] = useState('');
  const panelRef = useRef<HTMLDivElement>(null);
  const searchRef = useRef<HTMLInputElement>(null);
  const roving = useRovingFocus(panelRef);
  const terms = splitSearchTerms(searchText);
  const isSearching = terms.length > 0;
  // After an event, the options that fit into the window are rendered at once and the others after the next paint, because an
  // encounter may have hundreds of options and a tap should show its effect immediately.
  const renderedGroups = useAfterPaint(view.groups);
  // biome-ignore lint/correctness/useExhaustiveDependencies: options that render late may replace the focused button
  useEffect(() => restoreFocus(panelRef.current?.closest('[data-part]')), [renderedGroups]);
  const isRendered = isSearching || renderedGroups === view.groups;
  const groups = isRendered ? view.groups : selectFirstOptions(view.groups, renderedGroups, VISIBLE_OPTION_COUNT);
  const shownGroups = isSearching ? filterGroups(groups, terms) : groups;
  const concernedModels = useMemo(() => listConcernedModels(view.groups), [view.groups]);
  const optionCount = view.groups.reduce((total, { options }) => total + options.length, 0);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && searchText !== '') {
      event.preventDefault();
      setSearchText('');
      return;
    }
    if (event.target === searchRef.current && (event.key === 'ArrowDown' || event.key === 'Enter')) {
      const firstButton = panelRef.current?.querySelector<HTMLElement>('button[data-label]');
      if (firstButton == null) return;
      event.preventDefault();
      if (event.key === 'ArrowDown') firstButton.focus();
      else if (isSearching) {
        setSearchText('');
        // The focus leaves the search field, so that single-letter shortcuts work again.
        firstButton.focus();
        firstButton.click();
      }
      return;
    }
    roving.onKeyDown(event);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus is on the elements inside
    <div ref={panelRef} className={css.panel} onFocus={roving.onFocus} onKeyDown={handleKeyDown}>
      {optionCount < LONG_LIST_SIZE && !isSearching ? null : (
        <search className={css.search}>
          <Search aria-hidden />
          <input
            ref={searchRef}
            type="search"
            data-find-offer
            aria-label={translate('table.find')}
            placeholder={translate('table.findHint')}
            value={searchText}
            onChange={(event) => setSearchText(event.target.value)}
          />
        </search>
      )}
      {shownGroups
        .filter(({ id }) => id !== 'end')
        .map((group) => (
          <Group
            key={group.id}
            group={group}
            playSession={playSession}
            charactersById={charactersById}
            isSearching={isSearching}
            note={group.id === 'turn' ? view.turnNote : undefined}
            meantKinds={view.choicePrompt?.kinds}
            concernedModels={concernedModels}
          >
            {group.id === 'turn' && !isSearching ? (
              <DiceStepButtons steps={view.diceSteps} meantKinds={view.choicePrompt?.kinds} />
            ) : null}
          </Group>
        ))}
      {optionCount === 0 ? <p className={css.nothing}>{translate('table.nothingOffered')}</p> : null}
      <ManualOffers
        playSession={playSession}
        view={view}
        charactersById={charactersById}
        terms={terms}
        areGroupsEmpty={shownGroups.length === 0}
      />
      {shownGroups
        .filter(({ id }) => id === 'end')
        .map((group) => (
          <Group
            key={group.id}
            group={group}
            playSession={playSession}
            charactersById={charactersById}
            isSearching={isSearching}
            concernedModels={concernedModels}
          />
        ))}
    </div>
  );
});

interface GroupProps {
  group: OptionGroup;
  playSession: PlaySession;
  charactersById: Props['charactersById'];
  isSearching: boolean;
  /** What players should know before they choose an option. */
  note?: string | undefined;
  meantKinds?: MeantKinds;
  /** The models whose reactions are always visible. */
  concernedModels: ReadonlySet<string>;
  /** Elements before the options. */
  children?: ReactNode;
}

/** Returns the models that something is due for, such as the target of an attack. */
const listConcernedModels = (groups: readonly OptionGroup[]): ReadonlySet<string> =>
  new Set(
    groups.flatMap(({ id, options }) =>
      id === 'answer' ? options.flatMap(({ model }) => (model === undefined ? [] : [model])) : [],
    ),
  );

/** Groups of actions that are collapsed while none of them is possible, because the turn has used up their type. */
const USED_UP_GROUPS: ReadonlySet<OfferGroup> = new Set(['standard', 'move-action', 'quick']);

/** Groups with many short names. Their heading says what each option costs, so the buttons are narrow and have no price. */
const COMPACT_GROUPS: ReadonlySet<OfferGroup> = new Set(['standard', 'move-action', 'quick', 'free']);

/** Shows a group of options. */
function Group({ group, note, concernedModels, ...props }: GroupProps) {
  const { id: groupId, options } = group;
  const { isSearching } = props;
  const translate = useTranslate();
  if (groupId === 'react' && !isSearching)
    return <Reactions options={options} concernedModels={concernedModels} {...props} />;
  const isCompact = COMPACT_GROUPS.has(groupId);
  const isUsedUp = USED_UP_GROUPS.has(groupId) && !options.some(isPossible);
  if ((isUsedUp || groupId === 'extra') && !isSearching)
    return (
      <CollapsedGroup
        groupId={groupId}
        title={translate('table.of', {
          name: translate(`table.groups.${groupId}`),
          possible: options.filter(isPossible).length,
        })}
      >
        <Options options={options} isCompact={isCompact} {...props} />
      </CollapsedGroup>
    );
  return (
    <section className={css.group} data-group={groupId}>
      <h3>{translate(`table.groups.${groupId}`)}</h3>
      {note === undefined ? null : <p className={css.note}>{note}</p>}
      <Options options={options} isCompact={isCompact} {...props} />
    </section>
  );
}

/** The maximum number of models whose reactions have a section of their own in the panel. The sections of more models are in one section. */
const MAX_MODEL_SECTIONS = 3;

/**
 * Shows the reactions that are possible now. If there are many, those that the rules name are visible, and the others are in a collapsible
 * section of their model. What is not possible now is collapsed at the end.
 */
function Reactions({
  options,
  playSession,
  charactersById,
  concernedModels,
}: Omit<GroupProps, 'group' | 'isSearching' | 'children'> & { options: readonly Option[] }) {
  const translate = useTranslate();
  const getModelName = createGetName(translate, playSession.rules, playSession.activeEncounter);
  const { visibleOptions, optionsByModel, impossibleOptions } = useMemo(
    () => divideReactions(options, concernedModels),
    [options, concernedModels],
  );
  const modelSections = [...optionsByModel].map(([modelId, modelOptions]) => (
    <ModelOptions
      key={modelId}
      modelId={modelId}
      modelName={getModelName(modelId)}
      possibleCount={modelOptions.length}
    />
  ));
  return (
    <section className={css.group} data-group="react">
      <h3>{translate('table.groups.react')}</h3>
      {visibleOptions.length === 0 ? null : (
        <Options options={visibleOptions} playSession={playSession} charactersById={charactersById} />
      )}
      <CollapsedOptionsContext value={{ optionsByModel, playSession, charactersById }}>
        {modelSections.length <= MAX_MODEL_SECTIONS ? (
          modelSections
        ) : (
          <CollapsedGroup title={translate('table.othersReact', { n: modelSections.length })}>
            <div className={css.sections}>{modelSections}</div>
          </CollapsedGroup>
        )}
      </CollapsedOptionsContext>
      {impossibleOptions.length === 0 ? null : (
        <CollapsedGroup title={translate('table.notNow', { n: impossibleOptions.length })}>
          <Options options={impossibleOptions} playSession={playSession} charactersById={charactersById} />
        </CollapsedGroup>
      )}
    </section>
  );
}

interface CollapsedGroupProps {
  /** The group, if the section has all of its options. */
  groupId?: OfferGroup;
  title: string;
  children: ReactNode;
}

/** A collapsed group. Its options are rendered only while it is open, so that the arrow keys skip hidden ones. */
function CollapsedGroup({ groupId, title, children }: CollapsedGroupProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={css.fold}
      data-group={groupId}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{title}</summary>
      {isOpen ? children : null}
    </details>
  );
}

interface CollapsedOptions extends Pick<Props, 'charactersById'> {
  optionsByModel: ReadonlyMap<string, readonly Option[]>;
  playSession: PlaySession;
}

/** Only expanded sections read this context, so that an event does not render the headers of twenty models again. */
const CollapsedOptionsContext = createContext<CollapsedOptions | undefined>(undefined);

/** Shows the options of another model when its section is expanded. */
const ModelOptions = memo(function ModelOptions({
  modelId,
  modelName,
  possibleCount,
}: {
  modelId: string;
  modelName: string;
  possibleCount: number;
}) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={css.fold} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{translate('table.of', { name: modelName, possible: possibleCount })}</summary>
      {isOpen ? <ExpandedOptions modelId={modelId} /> : null}
    </details>
  );
});

function ExpandedOptions({ modelId }: { modelId: string }) {
  const collapsedOptions = useContext(CollapsedOptionsContext);
  if (collapsedOptions === undefined) return null;
  const { optionsByModel, playSession, charactersById } = collapsedOptions;
  return (
    <Options options={optionsByModel.get(modelId) ?? []} playSession={playSession} charactersById={charactersById} />
  );
}

function filterGroups(groups: readonly OptionGroup[], terms: readonly string[]): OptionGroup[] {
  return groups.flatMap(({ id, options }) => {
    const matchingOptions = options.filter(({ words }) => containsAllTerms(normalizeForSearch(words.label), terms));
    return matchingOptions.length === 0 ? [] : [{ id, options: matchingOptions }];
  });
}
