import { useMemo } from 'react';
import type { Character } from '../../../../../shared/document/schema.ts';
import { getModelHistory } from '../../../../../shared/play/play-screen/model-changes.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { useTable } from '../table-context.ts';
import css from './model-popover.module.css';

interface Props {
  model: string;
  name: string;
  /** The characters of the encounter's game in the library. */
  characters: readonly Character[];
}

/** Lists the events that led to the state of a model, the newest first. */
export function WhyList({ model, name, characters }: Props) {
  const translate = useTranslate();
  const { gameCatalog, encounter } = useTable();
  const history = useMemo(
    () => getModelHistory(translate, gameCatalog, encounter, { characters }, model).reverse(),
    [gameCatalog, encounter, characters, model, translate],
  );
  if (history.length === 0) return <p className={css.nothing}>{translate('table.asOnCard')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reachable by keyboard
    <ol className={css.history} tabIndex={0} aria-label={translate('table.whyOf', { name })}>
      {history.map(({ event, line, changes }) => (
        <li key={event}>
          <span className={css.n}>{event + 1}</span>
          <span>
            <strong>{changes.startsWith(`${name}: `) ? changes.slice(name.length + 2) : changes}</strong>
            <span className={css.line}>{line}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
