import { useMemo } from 'react';
import type { Character } from '../../../../../shared/document/schema.ts';
import { getModelHistory } from '../../../../../shared/play/play-screen/model-changes.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { usePlaySession } from '../play-session.ts';
import css from './model-popover.module.css';

interface Props {
  modelId: string;
  modelName: string;
  /** The characters of the encounter's game in the library. */
  characters: readonly Character[];
}

/** Lists the events that led to the state of a model, the newest first. */
export function ModelHistory({ modelId, modelName, characters }: Props) {
  const translate = useTranslate();
  const { gameCatalog, encounter } = usePlaySession();
  const history = useMemo(
    () => getModelHistory(translate, gameCatalog, encounter, { characters }, modelId).reverse(),
    [gameCatalog, encounter, characters, modelId, translate],
  );
  if (history.length === 0) return <p className={css.nothing}>{translate('table.asOnCard')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reachable by keyboard
    <ol className={css.history} tabIndex={0} aria-label={translate('table.whyOf', { name: modelName })}>
      {history.map(({ event: eventIndex, line, changes }) => (
        // The texts begin with the name of the model, `Wasp: HP 6 → 2`, which the label of the list says already.
        <li key={eventIndex}>
          <span className={css.n}>{eventIndex + 1}</span>
          <span>
            <strong>{changes.startsWith(`${modelName}: `) ? changes.slice(modelName.length + 2) : changes}</strong>
            <span className={css.line}>{line}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
