import { Ellipsis, GripVertical, X } from 'lucide-react';
import { memo, useState } from 'react';
import type { Character } from '../../../../../shared/document/schema.ts';
import type { Track, TrackedByHand } from '../../../../../shared/play/play-screen/tracker.ts';
import { showHiddenCharacters } from '../../../../../shared/text/hidden-characters.ts';
import { IconButton } from '../../../../components/button.tsx';
import { Name, shownName } from '../../../../components/name.tsx';
import { createPropsComparison } from '../../../../platform/props-comparison.ts';
import { shortenName } from '../../../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { CharacterPortrait } from '../../../documents/character-portrait.tsx';
import { useLabelText } from '../label-context.ts';
import { Stepper } from '../models/stepper.tsx';
import { TrackerMore } from './tracker-more.tsx';
import css from './tracker-row.module.css';
import type { useDragOrder } from './use-drag-order.ts';
import type { NextTrack } from './use-tracker.ts';

interface Props {
  model: TrackedByHand;
  character: Character | undefined;
  side: string;
  isOn: boolean;
  /** Conditions that are in use in this encounter. */
  tagsInUse: readonly string[];
  handle: ReturnType<typeof useDragOrder>['handle'];
  onTrack(track: Track | NextTrack): void;
}

/** The limit of numbers, far beyond that of any card. */
const MOST = 9999;

/** A model of the tracker: its numbers with buttons to change them, its conditions, and a handle to reorder it. */
export const TrackerRow = memo(function TrackerRow(props: Props) {
  const translate = useTranslate();
  const labelOf = useLabelText();
  const { model, character, side, isOn, tagsInUse, handle, onTrack } = props;
  const [isOpen, setOpen] = useState(false);
  const { id, name, tracks, tags, isOut: out } = model;
  return (
    <div className={css.row} data-on={isOn || undefined} data-out={out || undefined}>
      <button
        type="button"
        className={css.handle}
        aria-label={translate('tracker.move', { name: shortenName(name) })}
        title={translate('tracker.moveHint')}
        {...handle(id)}
      >
        <GripVertical aria-hidden />
      </button>
      <button
        type="button"
        className={css.who}
        aria-pressed={isOn}
        onClick={() => onTrack((now) => ({ turn: id, round: Math.max(1, now.round) }))}
      >
        <span className={css.portrait}>
          {character === undefined ? null : <CharacterPortrait isFlat character={character} name={name} />}
        </span>
        <span className={css.words}>
          <Name name={name} />
          <span className={css.side}>
            {shownName(side)}
            {isOn ? <em>{translate('tracker.isOn')}</em> : null}
            {out ? <em>{translate('tracker.out')}</em> : null}
            <span className="visually-hidden">{translate('tracker.takesTurn')}</span>
          </span>
        </span>
      </button>
      <div className={css.tracks}>
        {tracks.map(({ label, value, max: most }) => (
          <Stepper
            key={label}
            field={{
              field: label,
              label: showHiddenCharacters(
                most === undefined ? labelOf(label) : translate('tracker.ofMost', { label: labelOf(label), most }),
              ),
              value,
              min: -MOST,
              max: MOST,
            }}
            onSet={(field, to) => onTrack({ model: id, label: field, to })}
          />
        ))}
      </div>
      <IconButton
        icon={<Ellipsis />}
        label={translate('tracker.more', { name: shortenName(name) })}
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
                aria-label={translate('tracker.noTag', { tag: labelOf(tag) })}
                onClick={() => onTrack({ model: id, tag, on: false })}
              >
                {shownName(labelOf(tag))}
                <X aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isOpen ? <TrackerMore model={model} tagsInUse={tagsInUse} onTrack={onTrack} /> : null}
    </div>
  );
}, createPropsComparison<Props>('model'));
