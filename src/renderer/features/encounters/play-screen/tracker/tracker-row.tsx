import { Ellipsis, GripVertical, X } from 'lucide-react';
import { memo, useState } from 'react';
import type { Character } from '../../../../../shared/document/schema.ts';
import type { TrackedByHand, Track as TrackerChange } from '../../../../../shared/play/play-screen/tracker.ts';
import { showHiddenCharacters } from '../../../../../shared/text/hidden-characters.ts';
import { IconButton } from '../../../../components/button.tsx';
import { DisplayName, formatDisplayName } from '../../../../components/display-name.tsx';
import type { useDragOrder } from '../../../../components/use-drag-order.ts';
import { createPropsComparison } from '../../../../platform/props-comparison.ts';
import { shortenName } from '../../../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { CharacterPortrait } from '../../../documents/character-portrait.tsx';
import { ValueStepper } from '../models/value-stepper.tsx';
import { useFormatLabel } from '../rules-context.ts';
import { TrackerDetails } from './tracker-details.tsx';
import css from './tracker-row.module.css';
import type { TrackChangeFactory } from './use-tracker.ts';

interface Props {
  model: TrackedByHand;
  character: Character | undefined;
  sideName: string;
  /** Whether it is this model's turn. */
  isOn: boolean;
  /** Conditions that are in use in this encounter. */
  tagsInUse: readonly string[];
  createHandleProps: ReturnType<typeof useDragOrder>['createHandleProps'];
  onTrack(change: TrackerChange | TrackChangeFactory): void;
}

/** The highest absolute value of a tracked number. The numbers of cards are much lower. */
const MAX_TRACKED_VALUE = 9999;

/**
 * A model of the tracker: its numbers with buttons to change them, its conditions, and a handle to reorder it. It renders only when its
 * props change; `model` is compared by content, because every change creates it again.
 */
export const TrackerRow = memo(function TrackerRow(props: Props) {
  const translate = useTranslate();
  const formatLabel = useFormatLabel();
  const { model, character, sideName, isOn, tagsInUse, createHandleProps, onTrack } = props;
  const [isOpen, setOpen] = useState(false);
  const { id: modelId, name: modelName, tracks, tags, isOut } = model;
  return (
    <div className={css.row} data-on={isOn || undefined} data-out={isOut || undefined}>
      <button
        type="button"
        className={css.handle}
        aria-label={translate('tracker.move', { name: shortenName(modelName) })}
        title={translate('tracker.moveHint')}
        {...createHandleProps(modelId)}
      >
        <GripVertical aria-hidden />
      </button>
      <button
        type="button"
        className={css.who}
        aria-pressed={isOn}
        onClick={() => onTrack((currentState) => ({ turn: modelId, round: Math.max(1, currentState.round) }))}
      >
        <span className={css.portrait}>
          {character === undefined ? null : <CharacterPortrait rendersAsImage character={character} name={modelName} />}
        </span>
        <span className={css.words}>
          <DisplayName name={modelName} />
          <span className={css.side}>
            {formatDisplayName(sideName)}
            {isOn ? <em>{translate('tracker.isOn')}</em> : null}
            {isOut ? <em>{translate('tracker.out')}</em> : null}
            <span className="visually-hidden">{translate('tracker.takesTurn')}</span>
          </span>
        </span>
      </button>
      <div className={css.tracks}>
        {tracks.map(({ label, value, max }) => (
          <ValueStepper
            key={label}
            field={{
              field: label,
              label: showHiddenCharacters(
                max === undefined
                  ? formatLabel(label)
                  : translate('tracker.ofMost', { label: formatLabel(label), most: max }),
              ),
              value,
              min: -MAX_TRACKED_VALUE,
              max: MAX_TRACKED_VALUE,
            }}
            onSet={(fieldName, newValue) => onTrack({ model: modelId, label: fieldName, to: newValue })}
          />
        ))}
      </div>
      <IconButton
        icon={<Ellipsis />}
        label={translate('tracker.more', { name: shortenName(modelName) })}
        className={css.moreButton}
        aria-expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
      />
      {tags.length === 0 ? null : (
        <ul className={css.tags}>
          {tags.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                className={css.tag}
                aria-label={translate('tracker.noTag', { tag: formatLabel(tag) })}
                onClick={() => onTrack({ model: modelId, tag, on: false })}
              >
                {formatDisplayName(formatLabel(tag))}
                <X aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isOpen ? <TrackerDetails model={model} tagsInUse={tagsInUse} onTrack={onTrack} /> : null}
    </div>
  );
}, createPropsComparison<Props>('model'));
