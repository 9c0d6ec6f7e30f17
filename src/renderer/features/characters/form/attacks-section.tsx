import { Plus } from 'lucide-react';
import { attackParts } from '../../../../shared/games/supers-unlimited/derive/notation.ts';
import type { Attack, Character } from '../../../../shared/games/supers-unlimited/documents/schema.ts';
import { Button } from '../../../components/button.tsx';
import { usePort } from '../../../fields/document-port.ts';
import { makeAndFocus } from '../../../fields/focus-later.ts';
import { FORM } from '../../../strings/documents/character-form.ts';
import css from '../../documents/form/form.module.css';
import { Section } from '../../documents/form/section.tsx';
import { bash } from '../new-character.ts';
import { AttackEditor } from './attack-editor.tsx';

const blank = (): Attack => ({ name: '', trait: 'fight', type: 'close', effects: [{ effect: 'damage' }] });

export function AttacksSection({ character }: { character: Character }) {
  const { edit, findings } = usePort();
  const { attacks } = character;
  const add = () => {
    const make = () => edit([{ op: 'set', path: '/attacks/-', value: blank() }]);
    makeAndFocus(make, `/attacks/${attacks.length}/name`);
  };
  const lacksBash = findings.some((f) => f.code === 'su.attack.bash-missing');
  return (
    <Section title={FORM.attacks}>
      <div className={css.attacks} data-path="/attacks">
        {attacks.map((attack, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: attacks have no ids; a key from the name would drop the focus while it is typed
          <AttackEditor key={index} attacks={attacks} index={index} parts={attackParts(attack)} />
        ))}
        <div className={css.addRow}>
          <Button icon={<Plus />} onPress={add} data-add>
            {FORM.addAttack}
          </Button>
          {lacksBash ? (
            <Button
              icon={<Plus />}
              onPress={() => edit([{ op: 'set', path: '/attacks', value: [bash(), ...attacks] }])}
            >
              {FORM.addBash}
            </Button>
          ) : null}
        </div>
      </div>
    </Section>
  );
}
