import { Flag } from 'lucide-react';
import { memo } from 'react';
import type { Faction } from '../../../shared/document/schema.ts';
import { DrawingSvg } from '../../components/pictures/drawing-svg.tsx';
import { usePictureAddress } from '../../store/pictures/use-pictures.ts';
import css from './faction-mark.module.css';

/** The symbol of a faction on white, as printed, or a flag if it has none. */
export const FactionMark = memo(function FactionMark({ faction }: { faction: Faction }) {
  const pictureAddress = usePictureAddress(faction);
  if (pictureAddress === undefined && faction.symbol === undefined) {
    return (
      <span className={css.none} aria-hidden="true">
        <Flag />
      </span>
    );
  }
  return (
    <span className={css.drawn}>
      {pictureAddress !== undefined ? (
        <img src={pictureAddress} alt="" />
      ) : faction.symbol === undefined ? null : (
        <DrawingSvg drawing={faction.symbol} theme={faction.theme} />
      )}
    </span>
  );
});
