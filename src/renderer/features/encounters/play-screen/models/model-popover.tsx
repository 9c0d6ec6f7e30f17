import { CircleHelp, IdCard, ScrollText } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Dialog, Popover } from 'react-aria-components';
import type { Character } from '../../../../../shared/document/schema.ts';
import { createOffer } from '../../../../../shared/play/offers.ts';
import type { AdjustableField, CandidateEvent } from '../../../../../shared/play/play-rules.ts';
import { groupOffers, type Option } from '../../../../../shared/play/play-screen/offer-groups.ts';
import type { Translate } from '../../../../../shared/texts/translate.ts';
import { Button } from '../../../../components/button.tsx';
import { DisplayName } from '../../../../components/display-name.tsx';
import overlay from '../../../../components/overlay.module.css';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { CharacterPortrait } from '../../../documents/character-portrait.tsx';
import { OfferButton } from '../offers/offer-button.tsx';
import { usePlayActions } from '../play-actions.ts';
import { type PlaySession, usePlaySession } from '../play-session.ts';
import type { PlayView } from '../play-view.ts';
import { ModelHistory } from './model-history.tsx';
import css from './model-popover.module.css';
import { acceptChanges, ValueStepper } from './value-stepper.tsx';

export interface OpenModel {
  readonly modelId: string;
  readonly anchor: HTMLElement;
  /** `numbers`: the values of the model, which can be corrected; `why`: the events that led to its state. */
  readonly content: 'numbers' | 'why';
}

interface Props {
  openModel: OpenModel;
  view: PlayView;
  charactersById: ReadonlyMap<string, Character>;
  characters: readonly Character[];
  onShow(content: OpenModel['content']): void;
  onClose(): void;
}

/** A popover next to the tile of a model, with its numbers, its card, and the events that led to its state. */
export function ModelPopover({ openModel, view, charactersById, characters, onShow, onClose }: Props) {
  const translate = useTranslate();
  const { activeEncounter } = usePlaySession();
  const { showCard, showInLog } = usePlayActions();
  const trackedModel = view.trackedModels.get(openModel.modelId);
  const figure = activeEncounter.figures.get(openModel.modelId);
  if (trackedModel === undefined || figure === undefined) return null;
  const character = charactersById.get(figure.character.id);
  const seat = activeEncounter.seats.find(({ id }) => id === figure.side);
  return (
    <Popover
      className={`${overlay.popover} ${css.popover}`}
      triggerRef={{ current: openModel.anchor }}
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
          openModel.content === 'why'
            ? translate('table.whyOf', { name: trackedModel.name })
            : translate('table.model', { name: trackedModel.name })
        }
      >
        <header className={css.head}>
          <span className={css.portrait}>
            {character === undefined ? null : <CharacterPortrait character={character} name={trackedModel.name} />}
          </span>
          <span className={css.who}>
            <DisplayName name={trackedModel.name} />
            <span>{seat?.name}</span>
          </span>
        </header>
        {openModel.content === 'why' ? (
          <ModelHistory modelId={openModel.modelId} modelName={trackedModel.name} characters={characters} />
        ) : (
          <ModelNumbers modelId={openModel.modelId} view={view} />
        )}
        <footer className={css.foot}>
          {openModel.content === 'why' ? (
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
              showCard(openModel.modelId);
            }}
          >
            {translate('table.card')}
          </Button>
          <Button icon={<ScrollText />} onPress={() => showInLog(openModel.modelId)}>
            {translate('log.showIn')}
          </Button>
        </footer>
      </Dialog>
    </Popover>
  );
}

/** Shows the offers for this model, its tracked numbers, and then all values that can be set. */
function ModelNumbers({ modelId, view }: { modelId: string; view: PlayView }) {
  const translate = useTranslate();
  const playSession = usePlaySession();
  const { submit } = usePlayActions();
  const [problem, setProblem] = useState<string>();
  const { rules, activeEncounter } = playSession;
  const modelOptions = useMemo(
    () => [...listModelOptions(view, modelId), ...listFreeOptions(translate, playSession, modelId)],
    [view, playSession, modelId, translate],
  );
  const entryOptions = useMemo(
    () => listEntryOptions(translate, playSession, modelId),
    [playSession, modelId, translate],
  );
  const { name: modelName = '' } = view.trackedModels.get(modelId) ?? {};
  const adjustableFields = rules.listAdjustableFields?.(activeEncounter, modelId) ?? [];
  const trackedLabels = new Set(view.trackedModels.get(modelId)?.tracks.map(({ label }) => label));
  // Tracked numbers are always shown, other numbers only if they differ from their lowest value, or from 0.
  const isShown = ({ label, value, min }: AdjustableField) => trackedLabels.has(label) || value !== Math.max(0, min);
  const mainFields = adjustableFields.filter(isShown);
  const otherFields = adjustableFields.filter((field) => !isShown(field));
  // A refusal is shown in the popover (`setProblem`), so `submit` shows no toast (`isQuiet`).
  const isQuiet = true;
  const adjustField = (fieldName: string, newValue: number) =>
    setProblem(submit({ kind: 'adjust', model: modelId, field: fieldName, to: newValue }, isQuiet));
  return (
    <div className={css.numbers}>
      {modelOptions.length === 0 ? null : (
        <ul className={css.offers}>
          {modelOptions.map((option) => (
            <OfferButton key={option.key} option={option} modelName={modelName} />
          ))}
        </ul>
      )}
      {mainFields.map((field) => (
        <ValueStepper key={field.field} field={field} onSet={adjustField} />
      ))}
      {otherFields.length === 0 ? null : (
        <details className={css.more}>
          <summary>{translate('table.moreFields')}</summary>
          {otherFields.map((field) => (
            <ValueStepper key={field.field} field={field} onSet={adjustField} />
          ))}
        </details>
      )}
      {entryOptions.length === 0 ? null : (
        <ul className={css.offers}>
          {entryOptions.map((option) => (
            <OfferButton key={option.key} option={option} modelName={modelName} />
          ))}
        </ul>
      )}
      <p className={css.note} role="status" data-problem={problem === undefined ? undefined : true}>
        {problem ??
          (adjustableFields.length === 0
            ? ''
            : translate('table.corrected', { canSubtract: acceptChanges(adjustableFields) }))}
      </p>
    </div>
  );
}

/** Lists the allowed free events that are about this model, such as the end of an Ability. */
const listFreeOptions = (translate: Translate, playSession: PlaySession, modelId: string): Option[] =>
  listAllowedOptions(translate, playSession, [
    ...(playSession.rules.listModelEvents?.(playSession.activeEncounter, modelId) ?? []),
  ]);

/** Lists the options to leave or enter the game, if the game has such events and allows them. */
const listEntryOptions = (translate: Translate, playSession: PlaySession, modelId: string): Option[] =>
  listAllowedOptions(
    translate,
    playSession,
    ['out', 'in'].filter((kind) => playSession.rules.events.has(kind)).map((kind) => ({ kind, model: modelId })),
  );

function listAllowedOptions(
  translate: Translate,
  { rules, activeEncounter }: PlaySession,
  events: readonly CandidateEvent[],
): Option[] {
  const offers = events
    .map((event) => createOffer(rules, activeEncounter, event, true))
    .filter(({ refused }) => refused === undefined);
  return groupOffers(translate, rules, activeEncounter, offers).flatMap(({ options }) => options);
}

/** Lists the possible next steps for this model, such as choosing it. */
function listModelOptions({ groups }: PlayView, modelId: string): Option[] {
  return groups
    .filter((group) => group.id === 'turn' || group.id === 'answer')
    .flatMap(({ options }) => options)
    .filter(({ model, words }) => model === modelId && words.refused === undefined);
}
