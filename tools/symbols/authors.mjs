// Authors of the symbols: game-icons.net has a folder for each author. `drew` lists the ids of the symbols that Rollcall uses.

/** @type {Readonly<Record<string, { name: string, url?: string, drew: string }>>} */
export const AUTHORS = {
  lorc: {
    name: 'Lorc',
    url: 'https://lorcblog.blogspot.com',
    drew: `
      acid-blob acorn alien-skull all-for-one anchor angel-wings ankh anvil archery-target armoured-shell arrow-scope
      axe-swing backstab barbed-spear barbute bat-wing battered-axe battle-axe bee beetle-shell bestial-fangs
      beveled-star big-wave biohazard black-flag bleeding-heart bolas boots bordered-shield bouncing-sword brain
      brainstorm breastplate bridge bright-explosion broadsword broken-heart broken-shield bull burning-embers
      burning-meteor burning-passion campfire candle-flame candle-skull cannon cat cauldron checked-shield
      chemical-bolt circuitry claw-slashes cloak-dagger cog compass concentration-orb cowled crested-helmet croc-jaws
      crossed-axes crossed-chains crossed-sabres crossed-swords crown crowned-explosion crowned-heart crowned-skull
      crystal-ball crystal-growth crystal-shine crystal-wand cultist curled-tentacle curly-wing cursed-star
      cut-diamond daemon-skull deadly-strike defibrilate dinosaur-bones dinosaur-rex disintegrate divergence dna1
      domino-mask dragon-head dragon-spiral drama-masks dread-skull drop duality eagle-emblem earth-crack eclipse
      eclipse-flare evil-book explosion-rays fast-arrow feathered-wing fire-punch fire-ray fire-ring fire-shield fist
      fizzing-flask flame-claws flame-spin flat-hammer flat-star floating-crystal flying-flag focused-lightning fossil
      fountain fox-head frog frozen-block galleon gas-mask gavel gear-hammer gears gecko gem-pendant gems ghost
      glowing-hands grab grasping-claws grenade halberd hammer-drop handcuffs hanging-spider hawk-emblem
      hazard-sign heart-inside hidden holy-grail holy-symbol hood hoof hound hourglass hunting-horn hydra ice-bolt
      icicles-aura imp inner-self lantern laurel-crown laurels law-star leaf-swirl light-bulb lightning-bow
      lightning-branches lightning-helix lightning-saber lightning-storm lightning-trio lion lyre mace-head magic-palm
      magic-portal magic-shield magic-swirl magnet magnifying-glass mailed-fist manacles medal meditation metal-hand
      mining minions minotaur mirror-mirror moebius-star moebius-trefoil molotov monster-grasp moon mountains
      mountaintop muscle-up night-sky oak octopus on-target open-book oppression owl padlock paw-heart paw-print peaks
      pine-tree plain-dagger plate-claw pocket-bow pointy-sword poison-bottle poison-gas portal potion-ball
      power-lightning psychic-waves pumpkin-lantern punch punch-blast puppet quake-stomp queen-crown radar-sweep
      radioactive raven ray-gun relic-blade resonance ribbon ringed-planet ringing-bell rock rocket rolling-energy
      rose round-bottom-flask run rune-stone rune-sword saber-slash scorpion screwdriver scythe sea-serpent shark-jaws
      shatter shield-echoes shield-reflect shieldcomb sinusoidal-beam skeleton-inside skeleton-key skull-crack
      skull-crossed-bones slashed-shield small-fire snail snake snatch snowflake-1 sonic-shout spanner spears spectre
      spider-web spiked-armor spiked-mace spiky-eclipse spiral-shell splurt sprint sprout stag-head star-cycle
      star-prominences star-swirl stomp stone-sphere stone-throne stone-tower stopwatch strong sun sunbeams sunrise
      supersonic-bullet surrounded-shield swan sword-hilt sword-slice sword-spin swords-emblem tattered-banner
      teleport templar-eye tentacles-skull third-eye thorn-helix three-leaves thrown-knife thunder-blade
      thunder-struck tombstone top-hat tornado totem-head totem-mask trident triple-scratches triton-head trophy
      two-shadows unlit-bomb unstable-orb virus visored-helm volcano voodoo-doll vortex vulture wave-crest waves
      werewolf wheat whip wildfires winged-arrow winged-emblem winged-shield winged-sword wingfoot witch-flight
      wizard-staff wolf-head wolf-howl wolf-trap
    `,
  },
  delapouite: {
    name: 'Delapouite',
    url: 'https://delapouite.com',
    drew: `
      angry-eyes armadillo asteroid barrier bear-head black-knight-helm bolt-spell-cast brain-tentacle brick-wall
      caduceus castle centaur centurion-helmet chainsaw charging-bull claws cross-shield cyber-eye detonator
      devil-mask drakkar dynamite eagle-head elephant-head enrage evil-tower factory factory-arm falcon-moon fern
      first-aid-kit flag-objective flail fleur-de-lys galaxy giant-squid gorilla greek-sphinx griffin-symbol healing
      healing-shield health-potion heart-beats horseshoe ice-golem iceberg imperial-crown invisible island
      katana knight-banner knocked-out-stars kraken-tentacle lighthouse lunar-wand mammoth mighty-force nano-bot
      obelisk overlord-helm palm-tree peace-dove plague-doctor-profile prism push rat ribbon-shield round-star
      saber-toothed-cat-head samurai-helmet shamrock ship-wheel skull-staff solid-leaf sparkles spartan-helmet
      speedometer spiked-shield star-flag star-medal steampunk-goggles swords-power t-rex-skull templar-shield tiara
      tiger-head tomahawk torch totem tower-flag ufo unicorn vampire-cape vertical-banner vibrating-shield
      viking-shield walking-turret warhammer warlock-eye watchtower wind-turbine wisdom
    `,
  },
  skoll: {
    name: 'Skoll',
    drew: 'breaking-chain chess-knight cobra evil-eyes fangs gladius goat knockout pegasus zeppelin',
  },
  sbed: {
    name: 'sbed',
    url: 'https://opengameart.org/content/95-game-icons',
    drew: 'acid death-skull fire hand health-increase shield turret water-drop',
  },
  'caro-asercion': {
    name: 'Caro Asercion',
    drew: 'boar deer fox heraldic-sun heron',
  },
  darkzaitzev: {
    name: 'DarkZaitzev',
    url: 'https://darkzaitzev.deviantart.com',
    drew: 'hooded-figure ninja-head',
  },
  'carl-olsen': {
    name: 'Carl Olsen',
    url: 'https://twitter.com/unstoppableCarl',
    drew: 'crossbow flame',
  },
  andymeneely: {
    name: 'Andy Meneely',
    url: 'https://www.se.rit.edu/~andy/',
    drew: 'police-badge',
  },
  sparker: {
    name: 'Sparker',
    url: 'https://citizenparker.com',
    drew: 'bear-face',
  },
  cathelineau: {
    name: 'Cathelineau',
    drew: 'tree-face',
  },
  'kier-heyl': {
    name: 'Kier Heyl',
    drew: 'elf-helmet',
  },
  lucasms: {
    name: 'Lucas',
    drew: 'cloak',
  },
  'heavenly-dog': {
    name: 'HeavenlyDog',
    url: 'https://www.gnomosygoblins.blogspot.com',
    drew: 'defensive-wall',
  },
  zeromancer: {
    name: 'Zeromancer',
    drew: 'heart-plus',
  },
};
