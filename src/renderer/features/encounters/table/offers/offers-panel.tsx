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
import { listManualOffers } from '../../../../../shared/play/play-screen/manual-offers.ts';
import { groupOffers, type Option, type OptionGroup } from '../../../../../shared/play/play-screen/offer-groups.ts';
import { fold, hasTerms, searchTerms } from '../../../../components/fold.ts';
import { useRoving } from '../../../../components/roving.ts';
import { useAfterPaint } from '../../../../platform/after-paint.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { keepFocus } from '../keep-focus.ts';
import type { Table } from '../table-context.ts';
import type { TableView } from '../table-view.ts';
import { DieButtons } from './die-buttons.tsx';
import { drawnFirst } from './drawn-first.ts';
import { OfferButton } from './offer-button.tsx';
import css from './offers-panel.module.css';

/** The most options without a search field. */
const MANY = 8;
/** The number of options that fill the panel in a window of usual size. */
const IN_SIGHT = 12;

interface Props {
  table: Table;
  view: TableView;
  /** The characters of the encounter and the library, by id. */
  known: ReadonlyMap<string, Character>;
}

/** Shows every option in its group, with its price. The search field filters them, and Enter performs the first one. */
export const OffersPanel = memo(function OffersPanel({ table, view, known }: Props) {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const panel = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const roving = useRoving(panel);
  const terms = searchTerms(text);
  const isFinding = terms.length > 0;
  const drawn = useAfterPaint(view.groups);
  // biome-ignore lint/correctness/useExhaustiveDependencies: options that render late may replace the focused button
  useEffect(() => keepFocus(panel.current?.closest('[data-part]')), [drawn]);
  const isDrawn = isFinding || drawn === view.groups;
  const groups = isDrawn ? view.groups : drawnFirst(view.groups, drawn, IN_SIGHT);
  const found = isFinding ? filtered(groups, terms) : groups;
  const count = view.groups.reduce((sum, { options }) => sum + options.length, 0);

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape' && text !== '') {
      event.preventDefault();
      setText('');
      return;
    }
    if (event.target === search.current && (event.key === 'ArrowDown' || event.key === 'Enter')) {
      const first = panel.current?.querySelector<HTMLElement>('button[data-label]');
      if (first == null) return;
      event.preventDefault();
      if (event.key === 'ArrowDown') first.focus();
      else if (isFinding) {
        setText('');
        // The focus leaves the search field, because the next shortcut keys are letters.
        first.focus();
        first.click();
      }
      return;
    }
    roving.onKeyDown(event);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus is on the elements inside
    <div ref={panel} className={css.panel} onFocus={roving.onFocus} onKeyDown={press}>
      {count < MANY && !isFinding ? null : (
        <search className={css.search}>
          <Search aria-hidden />
          <input
            ref={search}
            type="search"
            data-find-offer
            aria-label={translate('table.find')}
            placeholder={translate('table.findHint')}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </search>
      )}
      {found.map((group) => (
        <Group key={group.id} group={group} table={table} known={known} isFinding={isFinding}>
          {group.id === 'turn' && !isFinding ? <DieButtons steps={view.byDie} /> : null}
        </Group>
      ))}
      {count === 0 ? <p className={css.nothing}>{translate('table.nothingOffered')}</p> : null}
      {view.who.kind === 'over' ? (
        <NothingFound isShown={isFinding && found.length === 0} />
      ) : (
        <AtTheTable table={table} view={view} known={known} terms={terms} isAlone={found.length === 0} />
      )}
    </div>
  );
});

interface GroupProps {
  group: OptionGroup;
  table: Table;
  known: Props['known'];
  isFinding: boolean;
  /** Elements before the options. */
  children: ReactNode;
}

/** Shows a group: the options of the acting model, and a collapsible section for each other model. */
function Group({ group: { id, options }, table, known, isFinding, children }: GroupProps) {
  const translate = useTranslate();
  const own = options.filter(({ model }) => model === undefined);
  const others = new Map<string, Option[]>();
  for (const option of options) {
    const { model } = option;
    if (model === undefined) continue;
    const list = others.get(model);
    if (list === undefined) others.set(model, [option]);
    else list.push(option);
  }
  // Choices between models stay visible; other possible reactions are collapsed.
  const isFolded = id === 'react' && !isFinding && options.length > MANY;
  const name = createGetName(translate, table.rules, table.activeEncounter);
  return (
    <section className={css.group} data-group={id}>
      <h3>{translate(`table.groups.${id}`)}</h3>
      <Options options={isFolded ? own : options} table={table} known={known}>
        {children}
      </Options>
      {isFolded ? (
        <FoldedContext value={{ others, table, known }}>
          {[...others].map(([model, options]) => (
            <OfModel key={model} model={model} name={name(model)} possible={options.filter(isPossible).length} />
          ))}
        </FoldedContext>
      ) : null}
    </section>
  );
}

const isPossible = ({ words }: Option): boolean => words.refused === undefined;

interface OptionsProps {
  options: readonly Option[];
  table: Table;
  known: Props['known'];
  children?: ReactNode;
}

/** A grid of option buttons. Those of other models have portraits. */
function Options({ options, table: { rules, activeEncounter }, known, children }: OptionsProps) {
  const translate = useTranslate();
  const name = createGetName(translate, rules, activeEncounter);
  return (
    <ul className={css.options}>
      {children}
      {options.map((option) => {
        const figure = option.model === undefined ? undefined : activeEncounter.figures.get(option.model);
        return figure === undefined ? (
          <OfferButton key={option.key} option={option} />
        ) : (
          <OfferButton
            key={option.key}
            option={option}
            character={known.get(figure.character.id)}
            name={name(figure.id)}
          />
        );
      })}
    </ul>
  );
}

interface Folded extends Pick<Props, 'known'> {
  others: ReadonlyMap<string, readonly Option[]>;
  table: Table;
}

/** Only expanded sections read this context, so that an event does not render the headers of twenty models again. */
const FoldedContext = createContext<Folded | undefined>(undefined);

/** Shows the options of another model when its section is expanded. */
const OfModel = memo(function OfModel({ model, name, possible }: { model: string; name: string; possible: number }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={css.fold} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{translate('table.of', { name, possible })}</summary>
      {isOpen ? <Unfolded model={model} /> : null}
    </details>
  );
});

function Unfolded({ model }: { model: string }) {
  const folded = useContext(FoldedContext);
  if (folded === undefined) return null;
  const { others, table, known } = folded;
  return <Options options={others.get(model) ?? []} table={table} known={known} />;
}

const NothingFound = ({ isShown }: { isShown: boolean }) => {
  const translate = useTranslate();
  return isShown ? <p className={css.nothing}>{translate('table.nothingFound')}</p> : null;
};

interface AtTheTableProps extends Props {
  terms: readonly string[];
  /** Whether no option above it matches the search. */
  isAlone: boolean;
}

/**
 * Shows the events that can be recorded at any time. They are computed when the section is expanded or searched, and a
 * search with results expands it.
 */
function AtTheTable({ table, view, known, terms, isAlone }: AtTheTableProps) {
  const translate = useTranslate();
  const [isUnfolded, setUnfolded] = useState(false);
  const isFinding = terms.length > 0;
  const isNeeded = isUnfolded || isFinding;
  const options = useMemo(() => {
    if (!isNeeded) return [];
    const stated = listManualOffers(translate, table.rules, table.activeEncounter, view.offers);
    return groupOffers(translate, table.rules, table.activeEncounter, stated).flatMap((group) => group.options);
  }, [isNeeded, table, view, translate]);
  const shown = isFinding ? options.filter((option) => hasTerms(fold(option.words.label), terms)) : options;
  const isOpen = isUnfolded || (isFinding && shown.length > 0);
  return (
    <>
      <NothingFound isShown={isFinding && isAlone && shown.length === 0} />
      <details
        className={css.fold}
        data-table
        open={isOpen}
        onToggle={(event) => {
          if (!isFinding) setUnfolded(event.currentTarget.open);
        }}
      >
        <summary>{translate('table.anyTime')}</summary>
        {isOpen ? <Options options={shown} table={table} known={known} /> : null}
      </details>
    </>
  );
}

function filtered(groups: readonly OptionGroup[], terms: readonly string[]): OptionGroup[] {
  return groups.flatMap(({ id, options }) => {
    const fitting = options.filter(({ words }) => hasTerms(fold(words.label), terms));
    return fitting.length === 0 ? [] : [{ id, options: fitting }];
  });
}
