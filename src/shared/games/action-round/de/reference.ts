/** The quick reference of the Action Round. */
import type { Phrases } from '../../../i18n/phrases.ts';
import type { LanguageTexts } from '../../../i18n/translation.ts';

const ACTIONS_DE: Phrases = {
  'Within reach. Unarmed against an armed target: OA.': 'In Reichweite. Unbewaffnet gegen ein bewaffnetes Ziel: OA.',
  'Within conversation.{0}': 'Auf Gesprächsweite.{0}',
  ' Without ranks in Wits against a target with some: OA.': ' Ohne Ränge in Wits gegen ein Ziel mit welchen: OA.',
  'In range, not adjacent.': 'In Schussweite, nicht benachbart.',
  'Beyond conversation, within communication.': 'Weiter als Gesprächsweite, auf Rufweite.',
  'Until your next turn roll your defense against each attack instead of passive 10.{0}':
    'Bis zu deinem nächsten Zug würfelst du deine Verteidigung gegen jeden Angriff, statt passiv 10.{0}',
  ' Roll the Fortune Die too.': ' Auch den Fortune Die.',
  '+1 Stress. Remove your highest level of damage or fatigue, or check once more against something ongoing.':
    '+1 Stress. Nimm deine höchste Stufe Schaden oder Fatigue weg, oder wirf noch einmal gegen etwas, das andauert.',
  'Straight ahead at speed rank −1, then attack at −1 Disadvantage.{0}':
    'Geradeaus mit Speed-Rang −1, dann Angriff mit −1 Disadvantage.{0}',
  ' Takes your Move too.': ' Kostet auch deinen Move.',
  'Name an action (Standard, Move or Quick) and a trigger; take it as a Reaction before your next turn. No other Reaction until then; your place stays.':
    'Nenne eine Aktion (Standard, Move oder Quick) und einen Auslöser; mach sie als Reaction vor deinem nächsten Zug. Bis dahin keine andere Reaction; dein Platz bleibt.',
  'Skill against the better of two, of different abilities in one group. Success: a lesser condition until the end of your next round.':
    'Skill gegen den besseren von zweien, aus verschiedenen Abilities einer Gruppe. Erfolg: eine leichte Condition bis zum Ende deiner nächsten Runde.',
  'Attack at −1. On a hit, damage against Fortitude or Reflex (Combat), Will or Reflex (Conflict); win, and choose below instead of damage. Lose, and the target may stunt you as a Reaction.':
    'Angriff mit −1. Bei einem Treffer Schaden gegen Fortitude oder Reflex (Combat), Will oder Reflex (Conflict); gewinnst du, wähle unten statt Schaden. Verlierst du, darf das Ziel dir als Reaction einen Stunt spielen.',
  'Delay to your ally’s place, then a skill check, Easy: Advantage as in the table. Several add their degrees up.':
    'Warte bis zum Platz deines Verbündeten, dann Skill-Probe, Easy: Advantage nach der Tabelle. Mehrere zählen ihre Grade zusammen.',
  'Insight, Investigation or Lore against passive Deception: Analyze or Appraise. The target may answer with a Move: Deception or Stealth, 1 degree less for each.':
    'Insight, Investigation oder Lore gegen passive Deception: Analyze oder Appraise. Das Ziel darf mit einem Move antworten: Deception oder Stealth, je 1 Grad weniger.',
  'An affliction of your choice.': 'Eine Affliction deiner Wahl.',
  'It drops. Two hands free and in reach: catch it as a Free action; one: as a Quick, with a Reaction check, Moderate. Held in two hands: −2.':
    'Es fällt. Zwei Hände frei und in Reichweite: fang es als Free; eine: als Quick mit Reaction-Probe, Moderate. Mit zwei Händen gehalten: −2.',
  'Held, Restrained, Bound, one after the other. You are hindered and vulnerable, those limbs are busy; later turns may do the damage.':
    'Held, Restrained, Bound nacheinander. Du bist hindered und vulnerable, diese Glieder sind belegt; spätere Züge können den Schaden machen.',
  'Pull, Push': 'Ziehen, schieben',
  '5 ft for each degree.': '5 ft je Grad.',
  'Damage to something worn or carried. If it is held: −2.': 'Schaden an etwas Getragenem. Wird es festgehalten: −2.',
  'Attack check, Moderate: your ally’s attacks on that target until your next turn.':
    'Angriffsprobe, Moderate: Angriffe deines Verbündeten auf das Ziel bis zu deinem nächsten Zug.',
  'Attack check against the target: effect rank of an ally’s attack with the same effect and resistance.':
    'Angriffsprobe gegen das Ziel: Effektrang eines Angriffs deines Verbündeten mit demselben Effekt und Widerstand.',
  'Lore, Hard (your primary skill for the same source): effect rank of a power with the same effect.':
    'Lore, Hard (dein Haupt-Skill bei gleicher Quelle): Effektrang einer Power mit demselben Effekt.',
  'Attack check, Moderate: your ally’s defense against that target until your next turn.':
    'Angriffsprobe, Moderate: Verteidigung deines Verbündeten gegen das Ziel bis zu deinem nächsten Zug.',
  '+1 to defense for each degree, up to +5, against attacks with one skill, to the end of the encounter.':
    '+1 Verteidigung je Grad, bis +5, gegen Angriffe mit einem Skill, bis zum Ende der Begegnung.',
  'Attack and defense against yours, and what they rest on; one exact value for each further degree. Failed by 2 degrees, the GM may mislead.':
    'Angriff und Verteidigung gegen deine, und worauf sie beruhen; je weiterem Grad ein genauer Wert. Um 2 Grade misslungen, darf der GM täuschen.',
  'Up to your speed rank; 0 is 30 ft.': 'Bis zu deinem Speed-Rang; 0 sind 30 ft.',
  'Athletics, Moderate, free: speed rank +1 this round. Endurance, Moderate, or Fatigue; 1 degree more each round in a row.':
    'Athletics, Moderate, frei: Speed-Rang +1 diese Runde. Endurance, Moderate, sonst Fatigue; jede Runde in Folge 1 Grad mehr.',
  'Through half your space at rank −1 (15 ft).': 'Durch deinen halben Platz mit Rang −1 (15 ft).',
  'Prone, at rank −3 (5 ft).': 'Liegend, mit Rang −3 (5 ft).',
  'Or free with Acrobatics, Hard, and then without OA.': 'Oder frei mit Acrobatics, Hard, und dann ohne OA.',
  'Rank −3 towards the nearest enemy; leaving a threatened square is safe.':
    'Rang −3 auf den nächsten Feind zu; ein bedrohtes Feld zu verlassen ist sicher.',
  'The same, away from it.': 'Dasselbe, von ihm weg.',
  'Might or Acrobatics against Might or Dexterity: the grab ends, move at rank −1; the grabber gets no OA.':
    'Might oder Acrobatics gegen Might oder Dexterity: Der Griff endet, Bewegung mit Rang −1; wer griff, hat keine OA.',
  'Retrieve, store': 'Holen, verstauen',
  'What is stowed away or heavy.': 'Was verstaut oder schwer ist.',
  '+1 to your next attack on that target, again and again up to +5; another target loses it. You are vulnerable; keeping it up is a Free action.':
    '+1 auf deinen nächsten Angriff auf das Ziel, wiederholt bis +5; ein anderes Ziel verliert es. Du bist vulnerable; dabeizubleiben ist Free.',
  'A skill, Moderate, or passive Reaction or Guile if threatened: the table, for you or an ally until the end of that one’s next turn. Move as well at rank −1 for −1, at full rank for −2.':
    'Ein Skill, Moderate, oder bedroht passive Reaction oder Guile: die Tabelle, für dich oder einen Verbündeten bis zum Ende von dessen nächstem Zug. Dazu Bewegung mit Rang −1 für −1, mit vollem Rang für −2.',
  'One order; another group is another Move.': 'Ein Befehl; eine andere Gruppe ist ein weiterer Move.',
  'Interaction, opposed: the table. Or turn the talk: 3 degrees, dislike of you is ignored; 5, a liking for the subject helps.':
    'Interaction, vergleichend: die Tabelle. Oder lenk das Gespräch: ab 3 Graden zählt Abneigung nicht, ab 5 hilft Gefallen am Thema.',
  'Draw, sheathe': 'Ziehen, wegstecken',
  'What is in easy reach.': 'Was griffbereit ist.',
  'Pick up, handle': 'Aufheben, bedienen',
  'An item, a lever, a door.': 'Ein Ding, ein Hebel, eine Tür.',
  'A skill, opposed: learn something.': 'Ein Skill, vergleichend: etwas erfahren.',
  'Before an attack: −1 to −5 on attacks, defenses or effect ranks, the same as a bonus on another, until your next turn. The loss must matter.':
    'Vor einem Angriff: −1 bis −5 auf Angriffe, Verteidigungen oder Effektränge, dasselbe als Bonus auf anderes, bis zu deinem nächsten Zug. Der Verlust muss etwas ausmachen.',
  'To another Alternate Effect.': 'Zu einem anderen Alternate Effect.',
  Talk: 'Reden',
  'Also in another’s turn.': 'Auch im Zug von anderen.',
  Drop: 'Fallen lassen',
  'Prone, or an item; to hit somebody with it is an attack.':
    'Sich oder ein Ding; jemanden damit zu treffen ist ein Angriff.',
  'Draw or store it.': 'Holen oder verstauen.',
  'Personal, Close, Court.': 'Personal, Close, Court.',
  'Ranged, Gossip.': 'Ranged, Gossip.',
  'Skill, tool': 'Skill, Werkzeug',
  'Type and OA as the GM says.': 'Art und OA, wie der GM sagt.',
  Load: 'Laden',
  'A complex weapon; type as the GM says.': 'Eine umständliche Waffe; Art, wie der GM sagt.',
  '*OA*: an Opportunity Attack for those who threaten you. *(OA)*: for leaving a square that they threaten.':
    '*OA*: ein Opportunity Attack für die, die dich bedrohen. *(OA)*: wenn du ein Feld verlässt, das sie bedrohen.',
};

const REACTIONS_DE: Phrases = {
  'A Close attack on who gives you the chance in a square you threaten: all you can reach, if you are armed.{0}':
    'Ein Close-Angriff auf den, der dir auf einem bedrohten Feld die Gelegenheit gibt: so weit du reichst, wenn du bewaffnet bist.{0}',
  ' With Wits, in a Conflict or Challenge, a Court attack within conversation.':
    ' Mit Wits in Conflict oder Challenge ein Court-Angriff auf Gesprächsweite.',
  'One benefit, below; once a turn.': 'Ein Vorteil, siehe unten; einmal je Zug.',
  'On a hit, roll damage or effect instead of passive 10.':
    'Bei einem Treffer Schaden oder Effekt würfeln, statt passiv 10.',
  '+1 for each 10 ft moved before the attack, up to +5; your Toughness resists your own base damage.{0}':
    '+1 je 10 ft Bewegung vor dem Angriff, bis +5; deine Toughness widersteht deinem eigenen Grundschaden.{0}',
  ' May join a Smash.': ' Geht mit einem Smash zusammen.',
  ' Not with a Smash.': ' Nicht mit einem Smash.',
  'Before a roll, DC +5, once or twice. Each: 2 degrees more on success, 1 degree worse on failure.':
    'Vor einem Wurf DC +5, ein- oder zweimal. Je: 2 Grade mehr bei Erfolg, 1 Grad schlechter bei Misserfolg.',
  'Before a skill check: Intuition, Easy; Advantage as in the table.':
    'Vor einer Skill-Probe: Intuition, Easy; Advantage nach der Tabelle.',
  'Readied action': 'Bereitgehaltene Aktion',
  'When its trigger comes.': 'Wenn ihr Auslöser kommt.',
  'One more Standard in your turn; it may be swapped.': 'Ein weiterer Standard in deinem Zug; Tausch ist möglich.',
  'An Alternate Effect until the encounter ends.': 'Ein Alternate Effect, bis die Begegnung endet.',
  'A Trait +1 until the end of your next turn.': 'Ein Trait +1 bis zum Ende deines nächsten Zugs.',
  'No Disadvantages, or none of their Advantages, until the end of your next turn.':
    'Keine Disadvantages, oder keine fremden Advantages, bis zum Ende deines nächsten Zugs.',
  'One rank of an Edge until the encounter ends.': 'Ein Rang eines Edge, bis die Begegnung endet.',
  'An effect used on you; or Avert, or Deflect.': 'Ein Effekt gegen dich; oder Avert, oder Deflect.',
  'One more check against something ongoing.': 'Eine weitere Probe gegen etwas, das andauert.',
  'What may only be tried again so.': 'Was nur so noch einmal versucht werden darf.',
  'The price': 'Der Preis',
  'At the start of your next turn: fatigued, then exhausted, then incapacitated. Immunity does not help; Recover with a die before that does.':
    'Zu Beginn deines nächsten Zugs: fatigued, dann exhausted, dann incapacitated. Immunity hilft nicht; Recover mit einem Würfel davor schon.',
  Spend: 'Ausgeben',
  'One {0}, free, at any time; not on another’s roll.': 'Ein {0}, frei, jederzeit; nicht auf fremde Würfe.',
  'Half of it, rounded up, as degrees on a success.': 'Die Hälfte, aufgerundet, als Grade bei einem Erfolg.',
  'Edit the scene': 'Szene ändern',
  'Half of it, rounded up, as ranks of Advantage; the GM may refuse.':
    'Die Hälfte, aufgerundet, als Ränge Advantage; der GM darf ablehnen.',
  Improve: 'Verbessern',
  'Add it to a check.': 'Zu einer Probe dazuzählen.',
  'A hint from the GM.': 'Ein Hinweis vom GM.',
  'At once, still +1 Stress. Unconscious: only on a 6. Dying: a 1 is a failed death save.':
    'Sofort, trotzdem +1 Stress. Bewusstlos: nur bei einer 6. Sterbend: Eine 1 ist ein misslungener Death Save.',
  'Added to a hit.': 'Kommt zu einem Treffer dazu.',
};

const TURN_DE: Phrases = {
  'A turn': 'Ein Zug',
  Difficulties: 'Schwierigkeiten',
  'Checks and degrees': 'Proben und Grade',
  'Standard actions': 'Standard-Aktionen',
  'Instead of damage: Stunt': 'Statt Schaden: Stunt',
  'Instead: Assist, Assessment': 'Stattdessen: Assist, Assessment',
  Degrees: 'Grade',
  'Attitude moves': 'Haltung ändert sich',
  'Move actions': 'Move-Aktionen',
  'Quick actions': 'Quick-Aktionen',
  'Free actions': 'Free-Aktionen',
  'Any type': 'Jede Art',
  'No action: Delay': 'Keine Aktion: Delay',
  'Turns and Standard actions': 'Züge und Standard-Aktionen',
  'Moves, Quick, Free, Reactions': 'Moves, Quick, Free, Reactions',
  '6 seconds in Combat, some 6 minutes in a Conflict; a Challenge may use either.':
    '6 Sekunden in Combat, etwa 6 Minuten in einem Conflict; eine Challenge nimmt eins von beiden.',
  '{0}, highest first. Ties: {1}.': '{0}, höchste zuerst. Gleichstand: {1}.',
  'd20 + initiative': 'd20 + Initiative',
  'The scores on the cards': 'Die Werte der Karten',
  'roll a d20': 'ein d20',
  'the higher number on the card, then a d20': 'die höhere Zahl der Karte, dann ein d20',
  '*1 Standard*, *1 Move*, *1 Quick*, and Free actions within reason.':
    '*1 Standard*, *1 Move*, *1 Quick*, und Free-Aktionen im Rahmen.',
  Swaps: 'Tausch',
  'A Standard may be a Move, and a Move a Quick.': 'Ein Standard darf ein Move sein, und ein Move ein Quick.',
  Together: 'Am Stück',
  'The Move stands before or after the Standard, not around it.':
    'Der Move steht vor oder nach dem Standard, nicht um ihn herum.',
  'At any point of the turn{0}.': 'Irgendwann im Zug{0}.',
  '. Unused, it may serve one Reaction until your next turn':
    '. Ungenutzt taugt es bis zu deinem nächsten Zug für eine Reaction',
  'One between two turns of your own.': 'Eine zwischen zwei eigenen Zügen.',
  'One in each turn, your own or another’s.': 'Eine in jedem Zug, dem eigenen und jedem anderen.',
  'One a round, whatever action it took.': 'Eine je Runde, welche Aktion sie auch kostete.',
  'No action': 'Keine Aktion',
  'Resistance checks, and whatever asks nothing of you.': 'Widerstandsproben, und was nichts von dir verlangt.',
  'Gives up the whole turn for now, before any action of it, if you could act.':
    'Gibt den ganzen Zug vorerst auf, vor jeder Aktion darin, wenn du handeln könntest.',
  'Step in': 'Einsteigen',
  'After anybody else has acted. Your initiative moves there, and stays.':
    'Nachdem jemand gehandelt hat. Deine Initiative rückt dorthin und bleibt.',
  'Too late': 'Zu spät',
  'Your own place in the next round comes first: the delayed turn is lost, the place stays.':
    'Kommt vorher dein Platz der nächsten Runde, ist der aufgeschobene Zug weg, der Platz bleibt.',
  Meanwhile: 'Inzwischen',
  'What helps you until the end of your turn ends at once; what harms you waits, and so do resistance checks.':
    'Was dir bis zum Ende deines Zugs hilft, endet sofort; was dir schadet, wartet, ebenso Widerstandsproben.',
  'd20 + rank, and a die of Advantage less one of Disadvantage: d4, d6, d8, d10 or d12 for rank 1 to 5.':
    'd20 + Rang, plus ein Würfel Advantage minus einer Disadvantage: d4, d6, d8, d10 oder d12 für Rang 1 bis 5.',
  Passive: 'Passiv',
  '10 instead of a roll.': '10 statt eines Wurfs.',
  'Met: 1 degree, and 1 more for each full {0} above.': 'Erreicht: 1 Grad, und 1 mehr je volle {0} darüber.',
  Failure: 'Misserfolg',
  'Missed: 1 degree, and 1 more for each full {0} below.': 'Verfehlt: 1 Grad, und 1 mehr je volle {0} darunter.',
  'What an action gives often ends at +5.': 'Was eine Aktion gibt, endet oft bei +5.',
  'each degree': 'je Grad',
  '+1 each': 'je +1',
  '1 failed': '1 misslungen',
  '2 failed': '2 misslungen',
  '3 failed': '3 misslungen',
  '4 failed': '4 misslungen',
  '5 or more': '5 oder mehr',
  '3 steps': '3 Stufen',
  '3 or 4': '3 oder 4',
  '2 steps': '2 Stufen',
  '1 or 2': '1 oder 2',
  '1 step': '1 Stufe',
  '2 or 3 failed': '2 oder 3 misslungen',
  '1 step back': '1 Stufe zurück',
  '4 or more failed': '4 oder mehr misslungen',
  '2 steps back': '2 Stufen zurück',
};

const PHRASES: Phrases = { ...TURN_DE, ...ACTIONS_DE, ...REACTIONS_DE };

export const germanReference: LanguageTexts = { groups: [], phrases: PHRASES };
