/** Comparisons and duels of Bulletproof Blues. */
import type { Phrases } from '../../../i18n/phrases.ts';

export const COMPARE_DE: Phrases = {
  '2d6 + {0} against 2d6 + {1}, ties counted half': '2d6 + {0} gegen 2d6 + {1}, Gleichstand zählt halb',
  '2d6 + {0} against {1}, an attack of rank {2}': '2d6 + {0} gegen {1}, einen Angriff von Rang {2}',
  'to block': 'zu blocken',
  'to dodge': 'auszuweichen',
  'to get through': 'durchzukommen',
  '2d6 + {0} of the defender against {1}': '2d6 + {0} des Verteidigers gegen {1}',
  'Gets through': 'Kommt durch',
  'The chance that an attack which hits is neither blocked nor dodged, by the better of the two. Only attacks that take Endurance can be (D-20).':
    'Die Chance, dass gegen einen Treffer weder Blocken noch Ausweichen hilft, je nachdem, was besser ist. Beides geht nur gegen Angriffe, die Endurance nehmen (D-20).',
  'rank {0}; the other one can neither block nor dodge': 'Rang {0}; der andere kann weder blocken noch ausweichen',
  '2d6 + {0} against 2d6 + {1}.': '2d6 + {0} gegen 2d6 + {1}.',
  'The rules that Rollcall knows of Bulletproof Blues do not say when an attack hits or what it takes off Endurance, so no duel can be worked out.':
    'Die Regeln von Bulletproof Blues, die Rollcall kennt, sagen nicht, wann ein Angriff trifft und was er von Endurance nimmt; deshalb lässt sich kein Duell ausrechnen.',
};
