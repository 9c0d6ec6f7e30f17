import { Flag } from 'lucide-react';
import { memo } from 'react';
import type { Faction } from '../../../shared/document/schema.ts';
import { FlatDrawing } from '../../components/flat-drawing.tsx';
import css from './mark.module.css';

/** The symbol of a faction on white, as it prints; a flag while it has none. */
export const FactionMark = memo(function FactionMark({ faction }: { faction: Faction }) {
  return faction.symbol === undefined ? (
    <span className={css.none} aria-hidden="true">
      <Flag />
    </span>
  ) : (
    <span className={css.drawn}>
      <FlatDrawing drawing={faction.symbol} theme={faction.theme} />
    </span>
  );
});
