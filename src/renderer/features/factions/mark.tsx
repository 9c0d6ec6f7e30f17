import { Flag } from 'lucide-react';
import { memo } from 'react';
import type { Faction } from '../../../shared/document/schema.ts';
import { FlatDrawing } from '../../components/pictures/flat-drawing.tsx';
import { usePictureAddress } from '../../store/pictures/use-pictures.ts';
import css from './mark.module.css';

/** The symbol of a faction on white, as printed, or a flag if it has none. */
export const FactionMark = memo(function FactionMark({ faction }: { faction: Faction }) {
  const address = usePictureAddress(faction);
  if (address === undefined && faction.symbol === undefined) {
    return (
      <span className={css.none} aria-hidden="true">
        <Flag />
      </span>
    );
  }
  return (
    <span className={css.drawn}>
      {address !== undefined ? (
        <img src={address} alt="" />
      ) : faction.symbol === undefined ? null : (
        <FlatDrawing drawing={faction.symbol} theme={faction.theme} />
      )}
    </span>
  );
});
