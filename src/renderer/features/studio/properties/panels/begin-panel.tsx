import { Check, Plus } from 'lucide-react';
import type { Preset } from '../../../../../shared/studio/presets/preset-elements.ts';
import { hasPreset, sideFor } from '../../../../../shared/studio/presets/presets.ts';
import { elementsOf, type StudioView } from '../../../../../shared/studio/view.ts';
import { Button } from '../../../../components/button.tsx';
import { useTranslate } from '../../../../texts/use-translate.ts';
import type { Acts } from '../../use-acts.ts';
import type { Studio } from '../../use-studio.ts';
import css from '../properties.module.css';
import panels from './panels.module.css';

export interface BeginProps {
  studio: Studio;
  acts: Acts;
  presets: readonly Preset[];
}

/** Elements up to which a card is still being begun: those of an empty template, and a few. */
const FEW = 12;

/** Asked once: what has been begun here is led to its end. */
export const isBegun = (studioView: StudioView): boolean => elementsOf(studioView, 'front').length > FEW;

/** What a card that has hardly begun still needs, each by one press. */
export function BeginPanel({ studio, acts, presets }: BeginProps) {
  const translate = useTranslate();
  const { studioView, side, canEdit } = studio;
  if (!canEdit || studioView.size !== undefined || side === 'more') return null;
  if (presets.every((preset) => hasPreset(studioView, sideFor(preset, 'front'), preset))) return null;
  return (
    <section className={css.section} aria-label={translate('studio.begin')}>
      <h3>{translate('studio.begin')}</h3>
      <p className={panels.note}>{translate('studio.beginHint')}</p>
      <Button kind="primary" icon={<Plus />} onPress={acts.addAll}>
        {translate('studio.addAll')}
      </Button>
      <div className={panels.begin}>
        {presets.map((preset) => {
          const isThere = hasPreset(studioView, sideFor(preset, side), preset);
          return (
            <Button
              key={preset}
              kind="quiet"
              icon={isThere ? <Check /> : <Plus />}
              isDisabled={isThere}
              onPress={() => acts.addOneOf(preset)}
            >
              {translate(`studio.presets.${preset}`)}
            </Button>
          );
        })}
      </div>
    </section>
  );
}
