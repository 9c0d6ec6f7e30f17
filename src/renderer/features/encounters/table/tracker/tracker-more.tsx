import { type FormEvent, useState } from 'react';
import type { Track, TrackedByHand } from '../../../../../shared/play/play-screen/tracker.ts';
import { Button } from '../../../../components/button.tsx';
import { shownName } from '../../../../components/name.tsx';
import { shortenName } from '../../../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { useLabelText } from '../label-context.ts';
import css from './tracker-row.module.css';

interface Props {
  model: TrackedByHand;
  /** Conditions that are in use in this encounter. */
  tagsInUse: readonly string[];
  onTrack(track: Track): void;
}

/** Edits everything else that is tracked of a model: conditions, custom numbers, and whether it is in play. */
export function TrackerMore({ model: { id, name, tags, tracks, isOut: out }, tagsInUse, onTrack }: Props) {
  const translate = useTranslate();
  const labelOf = useLabelText();
  const others = tagsInUse.filter((tag) => !tags.includes(tag));
  // Numbers of the card cannot be removed. Custom numbers have no maximum, which distinguishes them.
  const own = tracks.filter(({ max: most }) => most === undefined);
  return (
    <div className={css.more}>
      <WordLine
        label={translate('tracker.tagLabel', { name: shortenName(name) })}
        hint={translate('tracker.tagHint')}
        onAdd={(tag) => onTrack({ model: id, tag, on: true })}
      />
      <WordLine
        label={translate('tracker.numberLabel', { name: shortenName(name) })}
        hint={translate('tracker.numberHint')}
        onAdd={(label) => {
          if (!tracks.some((track) => track.label === label)) onTrack({ model: id, label, to: 0 });
        }}
      />
      <div className={css.moreButtons}>
        {others.map((tag) => (
          <Button key={tag} onPress={() => onTrack({ model: id, tag, on: true })}>
            + {shownName(labelOf(tag))}
          </Button>
        ))}
        {own.map(({ label }) => (
          <Button key={label} kind="quiet" onPress={() => onTrack({ model: id, label, to: null })}>
            {translate('tracker.dropNumber', { label: shownName(labelOf(label)) })}
          </Button>
        ))}
        <Button onPress={() => onTrack({ model: id, out: !out })}>
          {out ? translate('tracker.comeIn') : translate('tracker.goOut')}
        </Button>
      </div>
    </div>
  );
}

function WordLine({ label, hint, onAdd }: { label: string; hint: string; onAdd(word: string): void }) {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const word = text.trim();
  function add(event: FormEvent) {
    event.preventDefault();
    if (word === '') return;
    onAdd(word);
    setText('');
  }
  return (
    <form className={css.wordLine} onSubmit={add}>
      <input aria-label={label} placeholder={hint} value={text} onChange={(event) => setText(event.target.value)} />
      <Button type="submit" isDisabled={word === ''}>
        {translate('tracker.addTag')}
      </Button>
    </form>
  );
}
