// The symbols of game-icons.net that come with Rollcall. A line is `id search words`; the words of the id can be searched too. The
// author is looked up in authors.mjs. NAMES corrects names that do not describe the drawing.

/** @type {Readonly<Record<string, { title: string, list: string }>>} */
export const GROUPS = {
  emblems: {
    title: 'Emblems',
    list: `
eagle-emblem bird badge hawk wings faction
hawk-emblem bird badge falcon wings
winged-emblem wings badge angel flight
swords-emblem blades duel badge
griffin-symbol gryphon heraldry beast
fleur-de-lys lily heraldry france noble
police-badge law officer sheriff city
law-star sheriff badge marshal justice
star-medal medal award veteran soldier
medal award honour veteran
trophy cup winner champion
laurels victory wreath peace
laurel-crown victory wreath caesar
ribbon award banner
flat-star shuriken ninja four points
round-star badge hero army five points
beveled-star badge hero gem
moebius-star knot endless magic
moebius-trefoil knot endless trinity
heraldic-sun sun light face
flying-flag banner nation
black-flag pirate anarchy outlaw
tattered-banner flag war veteran
knight-banner flag order
vertical-banner flag guild
star-flag banner nation
flag-objective banner goal capture
tower-flag keep stronghold base
crown king queen royal leader
queen-crown royal queen leader
imperial-crown emperor royal tyrant
tiara princess royal diadem
ankh life egypt eternal
holy-symbol faith sun saint
holy-grail cup faith quest
duality yin yang balance two
all-for-one hands unity team alliance
anchor sea navy harbour
compass navigator north explorer
ship-wheel helm sea captain
horseshoe luck
shamrock clover luck ireland
caduceus medicine doctor healer snakes staff
`,
  },
  beasts: {
    title: 'Animals',
    list: `
lion mane king pride cat
tiger-head big cat stripes
saber-toothed-cat-head smilodon prehistoric fangs
cat feline black luck
wolf-head pack hunter dog canine
wolf-howl pack moon dog
hound dog hunter loyal
fox-head sly trickster
fox sly trickster canine
bear-head grizzly strong
bear-face grizzly strong
bull horns strong taurus minotaur
charging-bull horns rage rush
goat horns
stag-head deer antlers forest
deer forest doe
boar pig tusks wild
elephant-head tusks trunk strong
mammoth tusks ice prehistoric
gorilla ape strong
rat mouse vermin sewer
armadillo armour shell
dinosaur-rex tyrannosaurus prehistoric reptile
t-rex-skull tyrannosaurus bones dinosaur
croc-jaws crocodile alligator bite
gecko lizard reptile
frog toad swamp
snake serpent viper reptile
cobra serpent snake hood
sea-serpent snake leviathan ocean
octopus tentacles kraken sea
giant-squid kraken tentacles sea
kraken-tentacle squid sea monster
shark-jaws bite sea teeth
spiral-shell snail sea nautilus
armoured-shell turtle armour
snail slow shell
scorpion sting poison desert
hanging-spider arachnid web
spider-web net trap arachnid
beetle-shell insect scarab
bee insect sting hive swarm
bat-wing night vampire
eagle-head bird hawk
falcon-moon bird night hawk
owl bird wisdom night
raven crow bird black
vulture bird carrion desert
swan bird grace
heron bird water
peace-dove bird olive dove
feathered-wing flight bird angel
curly-wing flight angel
angel-wings flight heaven
paw-print track animal tracker
paw-heart pet animal love
hoof horse track
claw-slashes scratch wound beast
triple-scratches claws wound beast
claws talons beast
plate-claw armour talons
grasping-claws talons grab
bestial-fangs teeth bite
fangs vampire teeth bite
dinosaur-bones skeleton fossil
fossil ammonite stone ancient
`,
  },
  monsters: {
    title: 'Monsters and myths',
    list: `
dragon-head wyrm fire beast
dragon-spiral wyrm serpent
hydra heads serpent many
minotaur bull labyrinth horns
unicorn horse horn purity
pegasus winged horse flight
centaur horse archer
greek-sphinx riddle lion
werewolf wolf curse lycanthrope
imp devil demon small
daemon-skull devil demon horns
devil-mask demon horns oni
ghost spirit haunt
spectre spirit ghost shade wraith
skeleton-inside bones undead
skull-crossed-bones pirate poison death
crowned-skull king lich death
dread-skull death fear
death-skull poison death
candle-skull ritual necromancer
skull-crack broken head injury
skull-staff necromancer magic
tombstone grave undead cemetery
pumpkin-lantern halloween scarecrow
witch-flight broom magic night
cultist hood ritual sect
voodoo-doll curse pins hex
puppet strings control marionette
totem carved pole ancestor
totem-head carved pole ancestor
totem-mask carved spirit tribe
tree-face treant nature spirit
ice-golem frost giant stone
triton-head merman sea fish
alien-skull space invader
ufo saucer alien space
curled-tentacle squid sea
tentacles-skull horror elder
monster-grasp hand horror
minions henchmen crowd mob
`,
  },
  masks: {
    title: 'Masks and heads',
    list: `
domino-mask eyes disguise sidekick secret identity
drama-masks theatre comedy tragedy actor
plague-doctor-profile mask beak physician
gas-mask poison soldier hazard
ninja-head mask stealth shadow
hooded-figure cloak mystery stranger
cowled hood monk mystery
hood rogue thief stealth
visored-helm knight helmet
barbute knight helmet greek
crested-helmet knight plume helmet
spartan-helmet greek hoplite warrior
centurion-helmet roman legion warrior
samurai-helmet kabuto warrior japan
black-knight-helm helmet villain
overlord-helm tyrant villain helmet
elf-helmet winged helmet
steampunk-goggles inventor gadget lenses
top-hat gentleman magician
cloak cape caped hero
vampire-cape cloak caped dracula
angry-eyes glare rage stare
evil-eyes glare dark stare
third-eye psychic seer mind
templar-eye pyramid seeing order
warlock-eye magic stare
cyber-eye machine implant stare
brain mind psychic genius
brainstorm mind idea genius psychic
brain-tentacle mind psychic horror
inner-self mind soul meditation
meditation monk lotus calm mind
invisible hidden unseen vanish
hidden stealth shadow unseen
two-shadows stealth twin clone
cloak-dagger spy assassin rogue
backstab assassin betrayal rogue
`,
  },
  fists: {
    title: 'Strength and hands',
    list: `
fist punch power strength
mailed-fist gauntlet power iron
fire-punch fist flame
punch fist hit brawl
punch-blast fist hit shock
metal-hand robot gauntlet iron
strong muscle bodybuilder might
muscle-up arm biceps might
mighty-force hero strength power
enrage anger fury berserk
hand stop palm
magic-palm hand spell
glowing-hands magic healer
grab hand grapple catch
snatch hand steal grab
push force wind shove
stomp foot crush
quake-stomp foot earth crush
knockout punch stars boxing
knocked-out-stars stun dizzy
deadly-strike critical hit
run speed legs fast
sprint speed fast runner
wingfoot speed flight boots mercury
boots walk move
breaking-chain freedom strength escape
manacles prison chains
handcuffs police prison arrest
crossed-chains bound prison
oppression crush boot tyrant
`,
  },
  weapons: {
    title: 'Weapons',
    list: `
broadsword blade knight
sword-hilt blade knight
crossed-swords blades duel fight
crossed-sabres blades duel pirate
crossed-axes viking fight
winged-sword blade angel
pointy-sword blade rapier
gladius roman sword short
katana samurai sword japan
relic-blade sword ancient magic
rune-sword blade magic
thunder-blade sword lightning
lightning-saber sword energy
saber-slash sword cut
sword-slice cut slash
sword-spin whirl blade
bouncing-sword blade ricochet
swords-power blades team might
plain-dagger knife
thrown-knife dagger throw
axe-swing chop viking
battle-axe viking
battered-axe old
tomahawk axe hatchet
halberd polearm guard
spears lances
barbed-spear lance
trident sea fork
scythe reaper death
flail chain
mace-head club
spiked-mace club morning star
flat-hammer smith
warhammer hammer maul
hammer-drop hammer crush
whip lash
bolas throw trap
crossbow bolt archer
pocket-bow archer arrow
lightning-bow archer arrow energy
winged-arrow archer fast
fast-arrow speed archer
arrow-scope sniper aim
archery-target bullseye aim
on-target bullseye aim hit
ray-gun laser pistol retro
supersonic-bullet shot fast
cannon artillery ship
grenade bomb throw
unlit-bomb explosive fuse
dynamite explosive fuse
detonator explosive plunger
molotov fire bottle riot
turret gun sentry
walking-turret robot gun sentry
chainsaw horror tool
wolf-trap snare hunter jaws
`,
  },
  shields: {
    title: 'Shields and armour',
    list: `
shield defence guard
bordered-shield defence guard
checked-shield heraldry guard
cross-shield crusader templar
templar-shield crusader cross
ribbon-shield heraldry award
viking-shield round norse
spiked-shield round thorns
winged-shield angel guardian
magic-shield ward barrier
fire-shield ward flame
healing-shield ward medic
vibrating-shield ward force
surrounded-shield guard protect
shield-echoes guard repeat
shield-reflect mirror deflect
shieldcomb hexagon honeycomb hive
slashed-shield broken cut
broken-shield cracked
breastplate cuirass armour
spiked-armor thorns armour
barrier road block
brick-wall defence bricks
defensive-wall bricks fort
padlock locked secure vault
`,
  },
  elements: {
    title: 'Elements and energy',
    list: `
flame fire burn
fire burn flame
small-fire burn flame
flame-spin fire whirl
flame-claws fire beast
fire-ring circle burn
fire-ray beam burn
wildfires forest burn
burning-embers fire coal
burning-passion fire heart
campfire camp fire logs
candle-flame light
torch fire light liberty
power-lightning bolt electricity thunder
lightning-trio bolt electricity three
lightning-helix bolt electricity
lightning-branches bolt electricity thunder
lightning-storm bolt weather cloud
focused-lightning bolt electricity
thunder-struck bolt electricity victim
bolt-spell-cast lightning hand magic
rolling-energy force orb plasma
unstable-orb energy sphere plasma
concentration-orb energy focus sphere
resonance sound vibration
sonic-shout scream sound voice
psychic-waves mind telepathy
sinusoidal-beam ray wave
magnet magnetism metal attract
prism light colour rainbow
water-drop rain sea
drop water blood
waves sea ocean water
wave-crest sea ocean water
big-wave tsunami sea ocean
iceberg ice cold sea
snowflake-1 ice cold winter frost
ice-bolt cold frost
icicles-aura cold frost
frozen-block ice cold cube
tornado wind air whirlwind
vortex whirl spiral hole
earth-crack quake ground
rock stone earth
stone-sphere boulder earth
crystal-growth gem earth
crystal-shine gem light
floating-crystal gem power
mountains earth peak
mountaintop earth peak summit
peaks earth mountain
volcano lava fire mountain
acid-blob slime poison
acid corrosive slime
poison-gas toxic cloud
splurt slime goo splash
virus plague disease germ
biohazard toxic plague
radioactive nuclear atom toxic
explosion-rays blast bomb
bright-explosion blast bomb
crowned-explosion blast bomb
`,
  },
  sky: {
    title: 'Sky and space',
    list: `
sun light day star
sunbeams light day
sunrise dawn light horizon
moon crescent night
night-sky stars moon
eclipse sun moon dark
eclipse-flare sun dark corona
spiky-eclipse sun dark corona
star-swirl magic galaxy
star-prominences sun burst
star-cycle orbit
cursed-star dark fallen
sparkles shine magic stars
galaxy space stars spiral
ringed-planet saturn space world
asteroid meteor space rock
burning-meteor comet space fire
rocket space ship launch
portal gate dimension
magic-portal gate dimension summon
teleport jump vanish dimension
shatter glass break
disintegrate dust vanish
divergence split paths
`,
  },
  nature: {
    title: 'Plants',
    list: `
oak tree forest
pine-tree fir forest
palm-tree beach island
island beach sea palm
acorn oak seed
sprout seed growth green
three-leaves plant green
solid-leaf plant green
leaf-swirl plant wind green
fern plant green
rose flower love thorns
thorn-helix vine thorns
wheat harvest grain
`,
  },
  tech: {
    title: 'Technology and city',
    list: `
cog gear machine wheel
gears machine clockwork
gear-hammer workshop machine builder
anvil smith forge
mining pickaxe dig
spanner wrench tool mechanic
screwdriver tool mechanic
factory industry chimney smoke
factory-arm robot industry
nano-bot robot tiny swarm
circuitry electronics chip computer
radar-sweep scan signal
dna1 genetics mutant helix
light-bulb idea lamp genius
speedometer fast car dial
wind-turbine energy green
zeppelin airship
hazard-sign danger warning
stopwatch time speed
hourglass time sand
magnifying-glass detective search clue
gavel judge law court justice
skeleton-key lock thief
lantern lamp light
lighthouse beacon harbour light
castle fortress keep
evil-tower fortress villain
watchtower guard lookout
stone-tower keep fortress
obelisk monument stone
bridge city road
fountain water city
galleon ship sail pirate
drakkar viking longship
chess-knight horse strategy tactician
ringing-bell alarm church
hunting-horn call rally
lyre music bard
`,
  },
  magic: {
    title: 'Magic and science',
    list: `
magic-swirl spell whirl arcane
crystal-ball seer fortune
crystal-wand spell staff
wizard-staff spell mage
lunar-wand spell moon
rune-stone norse ancient spell
stone-throne king ancient
open-book spell scholar lore
evil-book grimoire necromancer
cauldron witch brew
potion-ball flask brew
health-potion flask heal
fizzing-flask chemistry science
round-bottom-flask chemistry science
poison-bottle toxic flask
chemical-bolt science acid
mirror-mirror glass vanity
gem-pendant amulet jewel
gems jewels treasure
cut-diamond gem jewel
crowned-heart love royal
heart-inside love life chest
heart-beats life pulse
heart-plus heal life
bleeding-heart wound love
broken-heart sorrow
healing heal hands plus
health-increase heal plus cross
first-aid-kit medic heal cross
defibrilate medic shock heart
wisdom owl sage mind
`,
  },
};

/** Better names than the words of the id. @type {Readonly<Record<string, string>>} */
export const NAMES = {
  'fox-head': 'Fox mask',
  'wolf-howl': 'Howling wolf',
  'fleur-de-lys': 'Fleur-de-lis',
  'snowflake-1': 'Snowflake',
  dna1: 'DNA',
  'saber-toothed-cat-head': 'Sabre-toothed cat',
  'dinosaur-rex': 'Tyrannosaur',
  't-rex-skull': 'Tyrannosaur skull',
  'greek-sphinx': 'Sphinx',
  'griffin-symbol': 'Griffin',
  'triton-head': 'Merman',
  'plague-doctor-profile': 'Plague doctor',
  'mirror-mirror': 'Mirror',
  defibrilate: 'Defibrillator',
  grab: 'Grabbing hand',
  snatch: 'Snatching hand',
  push: 'Force push',
  run: 'Runner',
  strong: 'Strongman',
  enrage: 'Rage',
  hidden: 'Hidden figure',
  invisible: 'Invisible figure',
  ufo: 'Flying saucer',
  moon: 'Crescent moon',
  'health-increase': 'Health',
  'on-target': 'Bullseye',
  'law-star': 'Star of the law',
  'flag-objective': 'Objective flag',
  'round-star': 'Star',
  'flat-star': 'Throwing star',
  'star-medal': 'Star medal',
  'spiked-armor': 'Spiked armour',
  'tower-flag': 'Tower with flag',
  'swords-power': 'Raised swords',
  'muscle-up': 'Biceps',
  'all-for-one': 'All for one',
  shieldcomb: 'Honeycomb shield',
  totem: 'Totem pole',
  cowled: 'Cowl',
  stomp: 'Stomping boot',
  mining: 'Pickaxe',
  'thunder-struck': 'Struck by thunder',
  'evil-tower': 'Dark tower',
  'evil-book': 'Grimoire',
};
