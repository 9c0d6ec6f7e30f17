import { CircleHelp, IdCard, ScrollText } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Dialog, Popover } from 'react-aria-components';
import type { Character } from '../../../../../shared/document/schema.ts';
import { createOffer } from '../../../../../shared/play/offers.ts';
import type { AdjustableField } from '../../../../../shared/play/play-rules.ts';
import { groupOffers, type Option } from '../../../../../shared/play/play-screen/offer-groups.ts';
import type { Translate } from '../../../../../shared/texts/translate.ts';
import { Button } from '../../../../components/button.tsx';
import { Name } from '../../../../components/name.tsx';
import overlay from '../../../../components/overlay.module.css';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { CharacterPortrait } from '../../../documents/character-portrait.tsx';
import { OfferButton } from '../offers/offer-button.tsx';
import { useTableActions } from '../table-actions.ts';
import { type Table, useTable } from '../table-context.ts';
import type { TableView } from '../table-view.ts';
import css from './model-popover.module.css';
import { Stepper } from './stepper.tsx';
import { WhyList } from './why-list.tsx';

export interface OpenModel {
  readonly id: string;
  readonly at: HTMLElement;
  readonly shows: 'numbers' | 'why';
}

interface Props {
  open: OpenModel;
  view: TableView;
  known: ReadonlyMap<string, Character>;
  characters: readonly Character[];
  onShow(shows: OpenModel['shows']): void;
  onClose(): void;
}

/** A popover next to the tile of a model, with its numbers, its card, and the events that led to its state. */
export function ModelPopover({ open, view, known, characters, onShow, onClose }: Props) {
  const translate = useTranslate();
  const { activeEncounter } = useTable();
  const { showCard, showInLog } = useTableActions();
  const is = view.tracked.get(open.id);
  const figure = activeEncounter.figures.get(open.id);
  if (is === undefined || figure === undefined) return null;
  const character = known.get(figure.character.id);
  const seat = activeEncounter.seats.find(({ id }) => id === figure.side);
  return (
    <Popover
      className={`${overlay.popover} ${css.popover}`}
      triggerRef={{ current: open.at }}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      offset={6}
      placement="bottom start"
    >
      <Dialog
        className={css.dialog ?? ''}
        aria-label={
          open.shows === 'why'
            ? translate('table.whyOf', { name: is.name })
            : translate('table.model', { name: is.name })
        }
      >
        <header className={css.head}>
          <span className={css.portrait}>
            {character === undefined ? null : <CharacterPortrait character={character} name={is.name} />}
          </span>
          <span className={css.who}>
            <Name name={is.name} />
            <span>{seat?.name}</span>
          </span>
        </header>
        {open.shows === 'why' ? (
          <WhyList model={open.id} name={is.name} characters={characters} />
        ) : (
          <Numbers id={open.id} view={view} />
        )}
        <footer className={css.foot}>
          {open.shows === 'why' ? (
            <Button onPress={() => onShow('numbers')}>{translate('table.correct')}</Button>
          ) : (
            <Button icon={<CircleHelp />} onPress={() => onShow('why')}>
              {translate('table.why')}
            </Button>
          )}
          <Button
            icon={<IdCard />}
            isDisabled={character === undefined}
            onPress={() => {
              onClose();
              showCard(open.id);
            }}
          >
            {translate('table.card')}
          </Button>
          <Button icon={<ScrollText />} onPress={() => showInLog(open.id)}>
            {translate('log.showIn')}
          </Button>
        </footer>
      </Dialog>
    </Popover>
  );
}

/** Shows the offers for this model, its tracked numbers, and then all values that can be set. */
function Numbers({ id, view }: { id: string; view: TableView }) {
  const translate = useTranslate();
  const table = useTable();
  const { hand } = useTableActions();
  const [problem, setProblem] = useState<string>();
  const { rules, activeEncounter } = table;
  const offered = useMemo(() => offersTo(view, id), [view, id]);
  const goings = useMemo(() => comingAndGoing(translate, table, id), [table, id, translate]);
  const { name = '' } = view.tracked.get(id) ?? {};
  const fields = rules.listAdjustableFields?.(activeEncounter, id) ?? [];
  const watched = new Set(view.tracked.get(id)?.tracks.map(({ label }) => label));
  const isShown = ({ label, value, min: least }: AdjustableField) => watched.has(label) || value !== Math.max(0, least);
  const shown = fields.filter(isShown);
  const others = fields.filter((field) => !isShown(field));
  const set = (field: string, to: number) => setProblem(hand({ kind: 'adjust', model: id, field, to }, true));
  return (
    <div className={css.numbers}>
      {offered.length === 0 ? null : (
        <ul className={css.offers}>
          {offered.map((option) => (
            <OfferButton key={option.key} option={option} name={name} />
          ))}
        </ul>
      )}
      {shown.map((field) => (
        <Stepper key={field.field} field={field} onSet={set} />
      ))}
      {others.length === 0 ? null : (
        <details className={css.more}>
          <summary>{translate('table.moreFields')}</summary>
          {others.map((field) => (
            <Stepper key={field.field} field={field} onSet={set} />
          ))}
        </details>
      )}
      {goings.length === 0 ? null : (
        <ul className={css.offers}>
          {goings.map((option) => (
            <OfferButton key={option.key} option={option} name={name} />
          ))}
        </ul>
      )}
      <p className={css.note} role="status" data-problem={problem === undefined ? undefined : true}>
        {problem ?? (fields.length === 0 ? '' : translate('table.corrected'))}
      </p>
    </div>
  );
}

/** Lists the options to leave or enter the game, if the game has such events and allows them. */
function comingAndGoing(translate: Translate, { rules, activeEncounter }: Table, model: string): Option[] {
  const offers = ['out', 'in']
    .filter((kind) => rules.events.has(kind))
    .map((kind) => createOffer(rules, activeEncounter, { kind, model }, true))
    .filter(({ refused }) => refused === undefined);
  return groupOffers(translate, rules, activeEncounter, offers).flatMap(({ options }) => options);
}

/** Lists the possible next steps for this model, such as choosing it. */
function offersTo({ groups }: TableView, id: string): Option[] {
  return groups
    .filter((group) => group.id === 'turn' || group.id === 'answer')
    .flatMap(({ options }) => options)
    .filter(({ model, words }) => model === id && words.refused === undefined);
}
