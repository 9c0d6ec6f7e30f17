import { Check, Plus } from 'lucide-react';
import type { Preset } from '../../../../shared/studio/preset-elements.ts';
import { hasPreset } from '../../../../shared/studio/presets.ts';
import { elementsOf } from '../../../../shared/studio/view.ts';
import { Button } from '../../../components/button.tsx';
import { STUDIO } from '../../../strings/studio.ts';
import type { Acts } from '../use-acts.ts';
import type { Studio } from '../use-studio.ts';
import panels from './panels.module.css';
import css from './properties.module.css';

export interface BeginProps {
  studio: Studio;
  acts: Acts;
  presets: readonly Preset[];
}

/** Elements up to which a card is still being begun: those of an empty template, and a few. */
const FEW = 12;

/** What a card that has hardly begun still needs, each by one press. */
export function BeginPanel({ studio, acts, presets }: BeginProps) {
  const { view, side, canEdit } = studio;
  const isBegun = elementsOf(view, 'front').length > FEW;
  if (!canEdit || view.size !== undefined || isBegun || side === 'more') return null;
  return (
    <section className={css.section} aria-label={STUDIO.begin}>
      <h3>{STUDIO.begin}</h3>
      <p className={panels.note}>{STUDIO.beginHint}</p>
      <Button kind="primary" icon={<Plus />} onPress={acts.addAll}>
        {STUDIO.addAll}
      </Button>
      <div className={panels.begin}>
        {presets.map((preset) => {
          const isThere = hasPreset(view, side, preset);
          return (
            <Button
              key={preset}
              kind="quiet"
              icon={isThere ? <Check /> : <Plus />}
              isDisabled={isThere}
              onPress={() => acts.addPreset(preset)}
            >
              {STUDIO.presets[preset]}
            </Button>
          );
        })}
      </div>
    </section>
  );
}
