import { useState } from 'react';
import { Tags } from '../../components/inputs/tags.tsx';
import { forgetWords, readOwnWords } from '../../spelling/own-words.ts';
import { useTranslate } from '../../texts/use-translate.ts';

/** The words that the user has added to the dictionary, with buttons to remove them. Nothing is shown if there are none. */
export function OwnWords() {
  const translate = useTranslate();
  const [ownWords, setOwnWords] = useState(readOwnWords);
  if (ownWords.length === 0) return null;
  const removeWords = (removedWords: ReadonlySet<string>) => {
    forgetWords(removedWords);
    setOwnWords(readOwnWords());
  };
  return (
    <Tags
      label={translate('settings.ownWords')}
      items={ownWords.map((word) => ({ id: word, label: word }))}
      onRemove={removeWords}
    >
      {null}
    </Tags>
  );
}
