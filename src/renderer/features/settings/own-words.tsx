import { useState } from 'react';
import { Tags } from '../../components/inputs/tags.tsx';
import { forget, ownWords } from '../../spelling/own-words.ts';
import { useTranslate } from '../../texts/use-translate.ts';

/** The words that were added to the dictionary, to be taken out again. Nothing where there are none. */
export function OwnWords() {
  const translate = useTranslate();
  const [words, setWords] = useState(ownWords);
  if (words.length === 0) return null;
  const remove = (ids: ReadonlySet<string>) => {
    forget(ids);
    setWords(ownWords());
  };
  return (
    <Tags
      label={translate('settings.ownWords')}
      items={words.map((word) => ({ id: word, label: word }))}
      onRemove={remove}
    >
      {null}
    </Tags>
  );
}
