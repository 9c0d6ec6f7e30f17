import { type FormEvent, useState } from 'react';
import type { TrackedByHand, Track as TrackerChange } from '../../../../../shared/play/play-screen/tracker.ts';
import { Button } from '../../../../components/button.tsx';
import { formatDisplayName } from '../../../../components/display-name.tsx';
import { shortenName } from '../../../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { useFormatLabel } from '../rules-context.ts';
import css from './tracker-row.module.css';

interface Props {
  model: TrackedByHand;
  /** Conditions that are in use in this encounter. */
  tagsInUse: readonly string[];
  /** Records a change: a condition (`tag`), a number (`label`, which null removes), or whether the model is out of play. */
  onTrack(change: TrackerChange): void;
}

/** Edits everything else that is tracked of a model: conditions, custom numbers, and whether it is in play. */
export function TrackerDetails({
  model: { id: modelId, name: modelName, tags, tracks, isOut },
  tagsInUse,
  onTrack,
}: Props) {
  const translate = useTranslate();
  const formatLabel = useFormatLabel();
  const otherTags = tagsInUse.filter((tag) => !tags.includes(tag));
  // Custom numbers have no maximum, unlike the numbers from the card. Only custom numbers can be removed.
  const customTracks = tracks.filter(({ max }) => max === undefined);
  return (
    <div className={css.more}>
      <WordForm
        label={translate('tracker.tagLabel', { name: shortenName(modelName) })}
        hint={translate('tracker.tagHint')}
        onAdd={(tag) => onTrack({ model: modelId, tag, on: true })}
      />
      <WordForm
        label={translate('tracker.numberLabel', { name: shortenName(modelName) })}
        hint={translate('tracker.numberHint')}
        onAdd={(label) => {
          if (!tracks.some((track) => track.label === label)) onTrack({ model: modelId, label, to: 0 });
        }}
      />
      <div className={css.moreButtons}>
        {otherTags.map((tag) => (
          <Button key={tag} onPress={() => onTrack({ model: modelId, tag, on: true })}>
            + {formatDisplayName(formatLabel(tag))}
          </Button>
        ))}
        {customTracks.map(({ label }) => (
          <Button key={label} kind="quiet" onPress={() => onTrack({ model: modelId, label, to: null })}>
            {translate('tracker.dropNumber', { label: formatDisplayName(formatLabel(label)) })}
          </Button>
        ))}
        <Button onPress={() => onTrack({ model: modelId, out: !isOut })}>
          {isOut ? translate('tracker.comeIn') : translate('tracker.goOut')}
        </Button>
      </div>
    </div>
  );
}

function WordForm({ label, hint, onAdd }: { label: string; hint: string; onAdd(word: string): void }) {
  const translate = useTranslate();
  const [word, setWord] = useState('');
  const trimmedWord = word.trim();
  function addWord(event: FormEvent) {
    event.preventDefault();
    if (trimmedWord === '') return;
    onAdd(trimmedWord);
    setWord('');
  }
  return (
    <form className={css.wordLine} onSubmit={addWord}>
      <input aria-label={label} placeholder={hint} value={word} onChange={(event) => setWord(event.target.value)} />
      <Button type="submit" isDisabled={trimmedWord === ''}>
        {translate('tracker.addTag')}
      </Button>
    </form>
  );
}
