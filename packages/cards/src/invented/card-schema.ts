// Written by scripts/write-card-schema.mjs from the types of the card language; not by hand.
import type { Schema } from './schema.ts';

export const definitions: Readonly<Record<string, Schema>> = {
 "Card": {
  "anyOf": [
   {
    "$ref": "#/definitions/CharacterCard"
   },
   {
    "$ref": "#/definitions/ItemCard"
   },
   {
    "$ref": "#/definitions/AllyCard"
   },
   {
    "$ref": "#/definitions/FactionCard"
   },
   {
    "$ref": "#/definitions/EventCard"
   },
   {
    "$ref": "#/definitions/CreatureCard"
   },
   {
    "$ref": "#/definitions/SiteCard"
   },
   {
    "$ref": "#/definitions/RegionCard"
   }
  ]
 },
 "CharacterCard": {
  "type": "object",
  "properties": {
   "id": {
    "$ref": "#/definitions/CardId"
   },
   "name": {
    "type": "string"
   },
   "alignment": {
    "$ref": "#/definitions/Alignment"
   },
   "unique": {
    "type": "boolean",
    "const": true
   },
   "keywords": {
    "type": "array",
    "items": {
     "$ref": "#/definitions/Keyword"
    }
   },
   "manifestationOf": {
    "$ref": "#/definitions/Being"
   },
   "magic": {
    "type": "array",
    "items": {
     "$ref": "#/definitions/Magic"
    }
   },
   "specific": {
    "$ref": "#/definitions/Specific"
   },
   "stagePoints": {
    "$ref": "#/definitions/Value"
   },
   "startingItem": {
    "type": "boolean",
    "const": true
   },
   "notFor": {
    "type": "array",
    "items": {
     "$ref": "#/definitions/PlayerKind"
    }
   },
   "abilities": {
    "type": "array",
    "items": {
     "$ref": "#/definitions/Ability"
    }
   },
   "lacks": {
    "type": "string"
   },
   "kind": {
    "type": "string",
    "const": "character"
   },
   "race": {
    "$ref": "#/definitions/Race"
   },
   "skills": {
    "type": "array",
    "items": {
     "$ref": "#/definitions/Skill"
    }
   },
   "prowess": {
    "type": "number"
   },
   "body": {
    "type": "number"
   },
   "mind": {
    "type": "number"
   },
   "influence": {
    "type": "number"
   },
   "points": {
    "type": "number"
   },
   "home": {
    "type": "array",
    "items": {
     "anyOf": [
      {
       "$ref": "#/definitions/SiteName"
      },
      {
       "type": "object",
       "properties": {
        "any": {
         "$ref": "#/definitions/CardFilter"
        }
       },
       "required": [
        "any"
       ],
       "additionalProperties": false
      }
     ]
    }
   },
   "avatar": {
    "type": "boolean",
    "const": true
   },
   "generalInfluence": {
    "type": "number"
   },
   "agent": {
    "type": "boolean",
    "const": true
   },
   "hazardOnly": {
    "type": "boolean",
    "const": true
   },
   "agentMoves": {
    "type": "object",
    "properties": {
     "havens": {
      "type": "boolean",
      "const": true
     },
     "only": {
      "$ref": "#/definitions/CardFilter"
     },
     "never": {
      "$ref": "#/definitions/CardFilter"
     }
    },
    "additionalProperties": false
   },
   "discardedOn": {
    "type": "array",
    "items": {
     "type": "number"
    }
   },
   "neverStarts": {
    "type": "boolean",
    "const": true
   },
   "homeOnly": {
    "type": "boolean",
    "const": true
   },
   "pointsIfEliminated": {
    "type": "number"
   }
  },
  "required": [
   "alignment",
   "body",
   "home",
   "id",
   "influence",
   "kind",
   "name",
   "prowess",
   "skills"
  ],
  "additionalProperties": false
 },
 "CardId": {
  "type": "string"
 },
 "Alignment": {
  "type": "string",
  "enum": [
   "hero",
   "minion",
   "neutral",
   "fallen-wizard",
   "stage",
   "balrog",
   "dual"
  ]
 },
 "Keyword": {
  "type": "string",
  "enum": [
   "corruption",
   "environment",
   "hoard",
   "leader",
   "dwarven-ring",
   "lesser-ring",
   "magic-ring",
   "mind-ring",
   "spirit-ring",
   "the-one-ring",
   "palantir",
   "spawn",
   "uruk-hai",
   "olog-hai",
   "half-troll",
   "ritual",
   "spell",
   "light-enchantment",
   "dark-enchantment",
   "stolen-knowledge",
   "lost-knowledge",
   "technology",
   "demon-fana",
   "command",
   "riddling",
   "offering",
   "flattery",
   "burglary",
   "shapeshifter",
   "information",
   "nazgul",
   "ahunt",
   "at-home",
   "dwarf-hold"
  ]
 },
 "Being": {
  "type": "string"
 },
 "CardName": {
  "type": "string"
 },
 "Magic": {
  "type": "string",
  "enum": [
   "sorcery",
   "spirit-magic",
   "shadow-magic"
  ]
 },
 "Specific": {
  "type": "string",
  "enum": [
   "Alatar",
   "Balrog",
   "Gandalf",
   "Pallando",
   "Radagast",
   "Saruman"
  ]
 },
 "Value": {
  "anyOf": [
   {
    "type": "number"
   },
   {
    "type": "object",
    "properties": {
     "stat": {
      "$ref": "#/definitions/Stat"
     },
     "of": {
      "$ref": "#/definitions/Ref"
     },
     "basis": {
      "type": "string",
      "enum": [
       "current",
       "printed",
       "normal",
       "unused"
      ]
     },
     "asBorneBy": {
      "$ref": "#/definitions/Ref"
     }
    },
    "required": [
     "stat",
     "of"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "count": {
      "$ref": "#/definitions/CardFilter"
     },
     "zone": {
      "$ref": "#/definitions/Zone"
     },
     "ofPlayer": {
      "$ref": "#/definitions/Who"
     }
    },
    "required": [
     "count"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "members": {
      "$ref": "#/definitions/Ref"
     },
     "allies": {
      "type": "boolean"
     }
    },
    "required": [
     "members"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "regions": {
      "$ref": "#/definitions/Ref"
     },
     "type": {
      "$ref": "#/definitions/RegionType"
     }
    },
    "required": [
     "regions"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "unusedInfluence": {
      "$ref": "#/definitions/Who"
     }
    },
    "required": [
     "unusedInfluence"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "removalNumber": {
      "$ref": "#/definitions/Ref"
     },
     "else": {
      "type": "number"
     }
    },
    "required": [
     "removalNumber",
     "else"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "sum": {
      "type": "array",
      "items": {
       "$ref": "#/definitions/Value"
      }
     }
    },
    "required": [
     "sum"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "times": {
      "type": "array",
      "items": {
       "$ref": "#/definitions/Value"
      },
      "minItems": 2,
      "maxItems": 2
     }
    },
    "required": [
     "times"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "half": {
      "$ref": "#/definitions/Value"
     },
     "round": {
      "type": "string",
      "enum": [
       "up",
       "down"
      ]
     }
    },
    "required": [
     "half",
     "round"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "least": {
      "type": "array",
      "items": {
       "$ref": "#/definitions/Value"
      }
     }
    },
    "required": [
     "least"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "if": {
      "$ref": "#/definitions/Cond"
     },
     "then": {
      "$ref": "#/definitions/Value"
     },
     "else": {
      "$ref": "#/definitions/Value"
     }
    },
    "required": [
     "if",
     "then",
     "else"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "bound": {
      "type": "string"
     }
    },
    "required": [
     "bound"
    ],
    "additionalProperties": false
   }
  ]
 },
 "Stat": {
  "type": "string",
  "enum": [
   "prowess",
   "body",
   "mind",
   "influence",
   "corruption",
   "points",
   "corruption-check",
   "influence-check",
   "body-check",
   "ring-test",
   "riddling-roll",
   "offering-attempt",
   "strikes",
   "attack-prowess",
   "attack-body",
   "agent-actions",
   "free-agent-actions",
   "hazard-limit",
   "company-size",
   "regions",
   "resource-draws",
   "hazard-draws",
   "under-deeps-roll",
   "hand-size",
   "general-influence"
  ]
 },
 "Ref": {
  "type": "string",
  "enum": [
   "self",
   "bearer",
   "user",
   "target",
   "target2",
   "it",
   "cause",
   "avatar",
   "picked",
   "defender",
   "site",
   "target-bearer",
   "checker"
  ]
 },
 "CardFilter": {
  "type": "object",
  "properties": {
   "kind": {
    "$ref": "#/definitions/Many%3CCardKind%3E"
   },
   "name": {
    "$ref": "#/definitions/Many%3CCardName%3E"
   },
   "side": {
    "$ref": "#/definitions/Side"
   },
   "event": {
    "$ref": "#/definitions/Many%3CDuration%3E"
   },
   "class": {
    "$ref": "#/definitions/Many%3CItemClass%3E"
   },
   "slot": {
    "$ref": "#/definitions/Many%3CSlot%3E"
   },
   "race": {
    "$ref": "#/definitions/Many%3CRace%3E"
   },
   "skill": {
    "$ref": "#/definitions/Many%3CSkill%3E"
   },
   "keyword": {
    "$ref": "#/definitions/Many%3CKeyword%3E"
   },
   "alignment": {
    "$ref": "#/definitions/Many%3CAlignment%3E"
   },
   "unique": {
    "type": "boolean"
   },
   "avatar": {
    "type": "boolean"
   },
   "status": {
    "$ref": "#/definitions/Many%3CStatus%3E"
   },
   "stored": {
    "type": "boolean"
   },
   "ring": {
    "type": "boolean"
   },
   "whose": {
    "type": "string",
    "enum": [
     "yours",
     "opponent's"
    ]
   },
   "with": {
    "$ref": "#/definitions/Ref"
   },
   "at": {
    "$ref": "#/definitions/Ref"
   },
   "on": {
    "$ref": "#/definitions/Ref"
   },
   "is": {
    "$ref": "#/definitions/Ref"
   },
   "isNot": {
    "$ref": "#/definitions/Ref"
   },
   "bears": {
    "$ref": "#/definitions/CardFilter"
   },
   "borneBy": {
    "$ref": "#/definitions/CardFilter"
   },
   "company": {
    "$ref": "#/definitions/CompanyFilter"
   },
   "stat": {
    "type": "object",
    "properties": {
     "name": {
      "$ref": "#/definitions/Stat"
     },
     "op": {
      "$ref": "#/definitions/Compare"
     },
     "value": {
      "$ref": "#/definitions/Value"
     },
     "basis": {
      "type": "string",
      "const": "normal"
     }
    },
    "required": [
     "name",
     "op",
     "value"
    ],
    "additionalProperties": false
   },
   "home": {
    "$ref": "#/definitions/Many%3CSiteName%3E"
   },
   "facing": {
    "type": "string",
    "enum": [
     "attack",
     "strike"
    ]
   },
   "follower": {
    "type": "boolean"
   },
   "player": {
    "$ref": "#/definitions/Many%3CPlayerKind%3E"
   },
   "able": {
    "type": "string",
    "const": "use-palantir"
   },
   "without": {
    "$ref": "#/definitions/Ref"
   },
   "uniqueInPlay": {
    "type": "boolean"
   },
   "storedAt": {
    "$ref": "#/definitions/SiteName"
   },
   "regionType": {
    "$ref": "#/definitions/Many%3CRegionType%3E"
   },
   "playableAt": {
    "$ref": "#/definitions/CardFilter"
   },
   "happened": {
    "$ref": "#/definitions/HappenedTo"
   },
   "siteType": {
    "$ref": "#/definitions/Many%3CSiteType%3E"
   },
   "region": {
    "$ref": "#/definitions/Many%3CRegionName%3E"
   },
   "haven": {
    "type": "boolean"
   },
   "underDeeps": {
    "type": "boolean"
   },
   "surface": {
    "type": "boolean"
   },
   "adjacentTo": {
    "anyOf": [
     {
      "$ref": "#/definitions/SiteName"
     },
     {
      "type": "string",
      "const": "any"
     }
    ]
   },
   "hoard": {
    "type": "boolean"
   },
   "autoAttack": {
    "$ref": "#/definitions/AttackFilter"
   },
   "lair": {
    "type": "boolean"
   },
   "path": {
    "$ref": "#/definitions/PathFilter"
   },
   "not": {
    "$ref": "#/definitions/CardFilter"
   },
   "any": {
    "type": "array",
    "items": {
     "$ref": "#/definitions/CardFilter"
    }
   }
  },
  "additionalProperties": false
 },
 "Many<CardKind>": {
  "anyOf": [
   {
    "$ref": "#/definitions/CardKind"
   },
   {
    "type": "array",
    "items": {
     "$ref": "#/definitions/CardKind"
    }
   }
  ]
 },
 "CardKind": {
  "type": "string",
  "enum": [
   "character",
   "item",
   "ally",
   "faction",
   "event",
   "creature",
   "site",
   "region"
  ]
 },
 "Many<CardName>": {
  "anyOf": [
   {
    "$ref": "#/definitions/CardName"
   },
   {
    "type": "array",
    "items": {
     "$ref": "#/definitions/CardName"
    }
   }
  ]
 },
 "Side": {
  "type": "string",
  "enum": [
   "resource",
   "hazard"
  ]
 },
 "Many<Duration>": {
  "anyOf": [
   {
    "$ref": "#/definitions/Duration"
   },
   {
    "type": "array",
    "items": {
     "$ref": "#/definitions/Duration"
    }
   }
  ]
 },
 "Duration": {
  "type": "string",
  "enum": [
   "short",
   "long",
   "permanent"
  ]
 },
 "Many<ItemClass>": {
  "anyOf": [
   {
    "$ref": "#/definitions/ItemClass"
   },
   {
    "type": "array",
    "items": {
     "$ref": "#/definitions/ItemClass"
    }
   }
  ]
 },
 "ItemClass": {
  "type": "string",
  "enum": [
   "minor",
   "major",
   "greater",
   "gold-ring",
   "special"
  ]
 },
 "Many<Slot>": {
  "anyOf": [
   {
    "$ref": "#/definitions/Slot"
   },
   {
    "type": "array",
    "items": {
     "$ref": "#/definitions/Slot"
    }
   }
  ]
 },
 "Slot": {
  "type": "string",
  "enum": [
   "weapon",
   "armor",
   "shield",
   "helmet"
  ]
 },
 "Many<Race>": {
  "anyOf": [
   {
    "$ref": "#/definitions/Race"
   },
   {
    "type": "array",
    "items": {
     "$ref": "#/definitions/Race"
    }
   }
  ]
 },
 "Race": {
  "type": "string",
  "enum": [
   "Animal",
   "Awakened Plant",
   "Balrog",
   "Bear",
   "Dragon",
   "Drake",
   "Dúnadan",
   "Dwarf",
   "Eagle",
   "Elf",
   "Ent",
   "Fallen-wizard",
   "Giant",
   "Half-orc",
   "Hobbit",
   "Maia",
   "Man",
   "Nazgûl",
   "Orc",
   "Pûkel-creature",
   "Ringwraith",
   "Slayer",
   "Spawn",
   "Special",
   "Spider",
   "Troll",
   "Undead",
   "Wizard",
   "Wolf",
   "Wose"
  ]
 },
 "Many<Skill>": {
  "anyOf": [
   {
    "$ref": "#/definitions/Skill"
   },
   {
    "type": "array",
    "items": {
     "$ref": "#/definitions/Skill"
    }
   }
  ]
 },
 "Skill": {
  "type": "string",
  "enum": [
   "warrior",
   "scout",
   "ranger",
   "sage",
   "diplomat"
  ]
 },
 "Many<Keyword>": {
  "anyOf": [
   {
    "$ref": "#/definitions/Keyword"
   },
   {
    "type": "array",
    "items": {
     "$ref": "#/definitions/Keyword"
    }
   }
  ]
 },
 "Many<Alignment>": {
  "anyOf": [
   {
    "$ref": "#/definitions/Alignment"
   },
   {
    "type": "array",
    "items": {
     "$ref": "#/definitions/Alignment"
    }
   }
  ]
 },
 "Many<Status>": {
  "anyOf": [
   {
    "$ref": "#/definitions/Status"
   },
   {
    "type": "array",
    "items": {
     "$ref": "#/definitions/Status"
    }
   }
  ]
 },
 "Status": {
  "type": "string",
  "enum": [
   "untapped",
   "tapped",
   "wounded"
  ]
 },
 "CompanyFilter": {
  "type": "object",
  "properties": {
   "whose": {
    "type": "string",
    "enum": [
     "yours",
     "opponent's"
    ]
   },
   "size": {
    "type": "object",
    "properties": {
     "op": {
      "$ref": "#/definitions/Compare"
     },
     "value": {
      "type": "number"
     }
    },
    "required": [
     "op",
     "value"
    ],
    "additionalProperties": false
   },
   "members": {
    "type": "object",
    "properties": {
     "op": {
      "$ref": "#/definitions/Compare"
     },
     "value": {
      "type": "number"
     },
     "allies": {
      "type": "boolean"
     }
    },
    "required": [
     "op",
     "value"
    ],
    "additionalProperties": false
   },
   "moving": {
    "type": "boolean"
   },
   "moved": {
    "type": "boolean"
   },
   "active": {
    "type": "boolean"
   },
   "at": {
    "$ref": "#/definitions/CardFilter"
   },
   "to": {
    "$ref": "#/definitions/CardFilter"
   },
   "from": {
    "$ref": "#/definitions/CardFilter"
   },
   "path": {
    "$ref": "#/definitions/PathFilter"
   },
   "has": {
    "$ref": "#/definitions/CardFilter"
   },
   "every": {
    "$ref": "#/definitions/CardFilter"
   },
   "side": {
    "type": "string",
    "enum": [
     "hero",
     "minion"
    ]
   },
   "covert": {
    "type": "boolean"
   },
   "faced": {
    "$ref": "#/definitions/AttackFilter"
   },
   "companyOf": {
    "$ref": "#/definitions/Ref"
   },
   "not": {
    "$ref": "#/definitions/CompanyFilter"
   },
   "any": {
    "type": "array",
    "items": {
     "$ref": "#/definitions/CompanyFilter"
    }
   }
  },
  "additionalProperties": false
 },
 "Compare": {
  "type": "string",
  "enum": [
   "<",
   "<=",
   "=",
   ">=",
   ">"
  ]
 },
 "PathFilter": {
  "type": "object",
  "properties": {
   "type": {
    "$ref": "#/definitions/Many%3CRegionType%3E"
   },
   "min": {
    "type": "number"
   },
   "region": {
    "$ref": "#/definitions/Many%3CRegionName%3E"
   },
   "noneConsecutiveBut": {
    "$ref": "#/definitions/RegionType"
   }
  },
  "additionalProperties": false
 },
 "Many<RegionType>": {
  "anyOf": [
   {
    "$ref": "#/definitions/RegionType"
   },
   {
    "type": "array",
    "items": {
     "$ref": "#/definitions/RegionType"
    }
   }
  ]
 },
 "RegionType": {
  "type": "string",
  "enum": [
   "coastal",
   "free",
   "border",
   "wilderness",
   "shadow",
   "dark"
  ]
 },
 "Many<RegionName>": {
  "anyOf": [
   {
    "$ref": "#/definitions/RegionName"
   },
   {
    "type": "array",
    "items": {
     "$ref": "#/definitions/RegionName"
    }
   }
  ]
 },
 "RegionName": {
  "type": "string"
 },
 "AttackFilter": {
  "type": "object",
  "properties": {
   "race": {
    "$ref": "#/definitions/Many%3CRace%3E"
   },
   "name": {
    "$ref": "#/definitions/Many%3CCardName%3E"
   },
   "source": {
    "$ref": "#/definitions/Many%3CAttackSource%3E"
   },
   "keyedTo": {
    "$ref": "#/definitions/Many%3CRegionType%3E"
   },
   "keyedToSiteType": {
    "$ref": "#/definitions/Many%3CSiteType%3E"
   },
   "keyedToSite": {
    "type": "boolean"
   },
   "against": {
    "$ref": "#/definitions/Ref"
   },
   "at": {
    "$ref": "#/definitions/CardFilter"
   },
   "prowess": {
    "type": "object",
    "properties": {
     "op": {
      "$ref": "#/definitions/Compare"
     },
     "value": {
      "type": "number"
     },
     "basis": {
      "type": "string",
      "enum": [
       "normal",
       "current"
      ]
     }
    },
    "required": [
     "op",
     "value",
     "basis"
    ],
    "additionalProperties": false
   },
   "detainment": {
    "type": "boolean"
   },
   "strikes": {
    "type": "object",
    "properties": {
     "op": {
      "$ref": "#/definitions/Compare"
     },
     "value": {
      "type": "number"
     }
    },
    "required": [
     "op",
     "value"
    ],
    "additionalProperties": false
   },
   "tag": {
    "type": "string"
   },
   "multiple": {
    "type": "boolean"
   },
   "not": {
    "$ref": "#/definitions/AttackFilter"
   },
   "any": {
    "type": "array",
    "items": {
     "$ref": "#/definitions/AttackFilter"
    }
   }
  },
  "additionalProperties": false
 },
 "Many<AttackSource>": {
  "anyOf": [
   {
    "$ref": "#/definitions/AttackSource"
   },
   {
    "type": "array",
    "items": {
     "$ref": "#/definitions/AttackSource"
    }
   }
  ]
 },
 "AttackSource": {
  "type": "string",
  "enum": [
   "creature",
   "automatic",
   "event",
   "agent",
   "company"
  ]
 },
 "Many<SiteType>": {
  "anyOf": [
   {
    "$ref": "#/definitions/SiteType"
   },
   {
    "type": "array",
    "items": {
     "$ref": "#/definitions/SiteType"
    }
   }
  ]
 },
 "SiteType": {
  "type": "string",
  "enum": [
   "haven",
   "free-hold",
   "border-hold",
   "ruins",
   "shadow-hold",
   "dark-hold"
  ]
 },
 "Many<SiteName>": {
  "anyOf": [
   {
    "$ref": "#/definitions/SiteName"
   },
   {
    "type": "array",
    "items": {
     "$ref": "#/definitions/SiteName"
    }
   }
  ]
 },
 "SiteName": {
  "type": "string"
 },
 "Many<PlayerKind>": {
  "anyOf": [
   {
    "$ref": "#/definitions/PlayerKind"
   },
   {
    "type": "array",
    "items": {
     "$ref": "#/definitions/PlayerKind"
    }
   }
  ]
 },
 "PlayerKind": {
  "type": "string",
  "enum": [
   "wizard",
   "ringwraith",
   "fallen-wizard",
   "balrog"
  ]
 },
 "HappenedTo": {
  "type": "object",
  "properties": {
   "event": {
    "type": "string",
    "const": "wounded"
   },
   "attack": {
    "anyOf": [
     {
      "$ref": "#/definitions/AttackPast"
     },
     {
      "type": "string",
      "const": "this"
     }
    ]
   }
  },
  "required": [
   "event"
  ],
  "additionalProperties": false
 },
 "AttackPast": {
  "type": "object",
  "properties": {
   "race": {
    "$ref": "#/definitions/Many%3CRace%3E"
   },
   "name": {
    "$ref": "#/definitions/Many%3CCardName%3E"
   },
   "source": {
    "$ref": "#/definitions/Many%3CAttackSource%3E"
   }
  },
  "additionalProperties": false
 },
 "Zone": {
  "type": "string",
  "enum": [
   "hand",
   "deck",
   "discard",
   "sideboard",
   "play",
   "pile",
   "removed",
   "sites"
  ]
 },
 "Who": {
  "anyOf": [
   {
    "type": "string",
    "const": "you"
   },
   {
    "type": "string",
    "const": "opponent"
   },
   {
    "type": "string",
    "const": "resource-player"
   },
   {
    "type": "string",
    "const": "hazard-player"
   },
   {
    "type": "string",
    "const": "target-player"
   },
   {
    "type": "string",
    "const": "bearer-player"
   },
   {
    "type": "string",
    "const": "each-player"
   },
   {
    "type": "object",
    "properties": {
     "playerOf": {
      "$ref": "#/definitions/Ref"
     }
    },
    "required": [
     "playerOf"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "opponentOf": {
      "$ref": "#/definitions/Ref"
     }
    },
    "required": [
     "opponentOf"
    ],
    "additionalProperties": false
   }
  ]
 },
 "Cond": {
  "anyOf": [
   {
    "type": "object",
    "properties": {
     "all": {
      "type": "array",
      "items": {
       "$ref": "#/definitions/Cond"
      }
     }
    },
    "required": [
     "all"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "any": {
      "type": "array",
      "items": {
       "$ref": "#/definitions/Cond"
      }
     }
    },
    "required": [
     "any"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "not": {
      "$ref": "#/definitions/Cond"
     }
    },
    "required": [
     "not"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "exists": {
      "$ref": "#/definitions/CardFilter"
     },
     "zone": {
      "$ref": "#/definitions/Zone"
     },
     "ofPlayer": {
      "$ref": "#/definitions/Who"
     },
     "min": {
      "type": "number"
     }
    },
    "required": [
     "exists"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "is": {
      "$ref": "#/definitions/Ref"
     },
     "a": {
      "$ref": "#/definitions/CardFilter"
     }
    },
    "required": [
     "is",
     "a"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "company": {
      "anyOf": [
       {
        "$ref": "#/definitions/Ref"
       },
       {
        "type": "string",
        "const": "active"
       }
      ]
     },
     "a": {
      "$ref": "#/definitions/CompanyFilter"
     }
    },
    "required": [
     "company",
     "a"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "attack": {
      "$ref": "#/definitions/AttackFilter"
     }
    },
    "required": [
     "attack"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "path": {
      "anyOf": [
       {
        "$ref": "#/definitions/Ref"
       },
       {
        "type": "string",
        "const": "active"
       }
      ]
     },
     "has": {
      "$ref": "#/definitions/PathFilter"
     }
    },
    "required": [
     "path",
     "has"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "player": {
      "$ref": "#/definitions/Who"
     },
     "is": {
      "anyOf": [
       {
        "$ref": "#/definitions/PlayerKind"
       },
       {
        "type": "string",
        "const": "avatar-in-play"
       },
       {
        "type": "string",
        "const": "turn"
       }
      ]
     }
    },
    "required": [
     "player",
     "is"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "deck": {
      "$ref": "#/definitions/Who"
     },
     "atLeast": {
      "type": "number"
     }
    },
    "required": [
     "deck",
     "atLeast"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "phase": {
      "$ref": "#/definitions/Many%3CPhase%3E"
     }
    },
    "required": [
     "phase"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "happened": {
      "$ref": "#/definitions/Remembrance"
     },
     "since": {
      "type": "string",
      "const": "turn"
     }
    },
    "required": [
     "happened",
     "since"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "bound": {
      "type": "string"
     }
    },
    "required": [
     "bound"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "wording": {
      "type": "string",
      "const": "older"
     }
    },
    "required": [
     "wording"
    ],
    "additionalProperties": false
   }
  ]
 },
 "Many<Phase>": {
  "anyOf": [
   {
    "$ref": "#/definitions/Phase"
   },
   {
    "type": "array",
    "items": {
     "$ref": "#/definitions/Phase"
    }
   }
  ]
 },
 "Phase": {
  "type": "string",
  "enum": [
   "setup",
   "untap",
   "organization",
   "long-event",
   "movement-hazard",
   "site",
   "end-of-turn",
   "council"
  ]
 },
 "Remembrance": {
  "anyOf": [
   {
    "type": "object",
    "properties": {
     "event": {
      "type": "string",
      "const": "wounded"
     },
     "card": {
      "$ref": "#/definitions/CardFilter"
     },
     "was": {
      "$ref": "#/definitions/Many%3CStatus%3E"
     },
     "attack": {
      "anyOf": [
       {
        "$ref": "#/definitions/AttackPast"
       },
       {
        "type": "string",
        "const": "this"
       }
      ]
     }
    },
    "required": [
     "event",
     "card"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "event": {
      "type": "string",
      "const": "card-played"
     },
     "card": {
      "$ref": "#/definitions/CardFilter"
     },
     "site": {
      "$ref": "#/definitions/CardFilter"
     }
    },
    "required": [
     "event",
     "card"
    ],
    "additionalProperties": false
   }
  ]
 },
 "Ability": {
  "anyOf": [
   {
    "$ref": "#/definitions/Action"
   },
   {
    "$ref": "#/definitions/Modify"
   },
   {
    "$ref": "#/definitions/Trigger"
   },
   {
    "$ref": "#/definitions/LeaveWhen"
   },
   {
    "$ref": "#/definitions/Rule"
   }
  ]
 },
 "Action": {
  "type": "object",
  "properties": {
   "is": {
    "type": "string",
    "const": "action"
   },
   "window": {
    "$ref": "#/definitions/Window"
   },
   "need": {
    "$ref": "#/definitions/Cond"
   },
   "user": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "skillOnly": {
      "type": "boolean",
      "const": true
     },
     "kind": {
      "$ref": "#/definitions/Many%3CCardKind%3E"
     },
     "name": {
      "$ref": "#/definitions/Many%3CCardName%3E"
     },
     "side": {
      "$ref": "#/definitions/Side"
     },
     "event": {
      "$ref": "#/definitions/Many%3CDuration%3E"
     },
     "class": {
      "$ref": "#/definitions/Many%3CItemClass%3E"
     },
     "slot": {
      "$ref": "#/definitions/Many%3CSlot%3E"
     },
     "race": {
      "$ref": "#/definitions/Many%3CRace%3E"
     },
     "skill": {
      "$ref": "#/definitions/Many%3CSkill%3E"
     },
     "keyword": {
      "$ref": "#/definitions/Many%3CKeyword%3E"
     },
     "alignment": {
      "$ref": "#/definitions/Many%3CAlignment%3E"
     },
     "unique": {
      "type": "boolean"
     },
     "avatar": {
      "type": "boolean"
     },
     "status": {
      "$ref": "#/definitions/Many%3CStatus%3E"
     },
     "stored": {
      "type": "boolean"
     },
     "ring": {
      "type": "boolean"
     },
     "whose": {
      "type": "string",
      "enum": [
       "yours",
       "opponent's"
      ]
     },
     "with": {
      "$ref": "#/definitions/Ref"
     },
     "at": {
      "$ref": "#/definitions/Ref"
     },
     "on": {
      "$ref": "#/definitions/Ref"
     },
     "is": {
      "$ref": "#/definitions/Ref"
     },
     "isNot": {
      "$ref": "#/definitions/Ref"
     },
     "bears": {
      "$ref": "#/definitions/CardFilter"
     },
     "borneBy": {
      "$ref": "#/definitions/CardFilter"
     },
     "company": {
      "$ref": "#/definitions/CompanyFilter"
     },
     "stat": {
      "type": "object",
      "properties": {
       "name": {
        "$ref": "#/definitions/Stat"
       },
       "op": {
        "$ref": "#/definitions/Compare"
       },
       "value": {
        "$ref": "#/definitions/Value"
       },
       "basis": {
        "type": "string",
        "const": "normal"
       }
      },
      "required": [
       "name",
       "op",
       "value"
      ],
      "additionalProperties": false
     },
     "home": {
      "$ref": "#/definitions/Many%3CSiteName%3E"
     },
     "facing": {
      "type": "string",
      "enum": [
       "attack",
       "strike"
      ]
     },
     "follower": {
      "type": "boolean"
     },
     "player": {
      "$ref": "#/definitions/Many%3CPlayerKind%3E"
     },
     "able": {
      "type": "string",
      "const": "use-palantir"
     },
     "without": {
      "$ref": "#/definitions/Ref"
     },
     "uniqueInPlay": {
      "type": "boolean"
     },
     "storedAt": {
      "$ref": "#/definitions/SiteName"
     },
     "regionType": {
      "$ref": "#/definitions/Many%3CRegionType%3E"
     },
     "playableAt": {
      "$ref": "#/definitions/CardFilter"
     },
     "happened": {
      "$ref": "#/definitions/HappenedTo"
     },
     "siteType": {
      "$ref": "#/definitions/Many%3CSiteType%3E"
     },
     "region": {
      "$ref": "#/definitions/Many%3CRegionName%3E"
     },
     "haven": {
      "type": "boolean"
     },
     "underDeeps": {
      "type": "boolean"
     },
     "surface": {
      "type": "boolean"
     },
     "adjacentTo": {
      "anyOf": [
       {
        "$ref": "#/definitions/SiteName"
       },
       {
        "type": "string",
        "const": "any"
       }
      ]
     },
     "hoard": {
      "type": "boolean"
     },
     "autoAttack": {
      "$ref": "#/definitions/AttackFilter"
     },
     "lair": {
      "type": "boolean"
     },
     "path": {
      "$ref": "#/definitions/PathFilter"
     },
     "not": {
      "$ref": "#/definitions/CardFilter"
     },
     "any": {
      "type": "array",
      "items": {
       "$ref": "#/definitions/CardFilter"
      }
     }
    }
   },
   "tapUser": {
    "type": "boolean",
    "const": true
   },
   "targets": {
    "type": "array",
    "items": {
     "$ref": "#/definitions/Target"
    }
   },
   "cost": {
    "type": "array",
    "items": {
     "$ref": "#/definitions/Cost"
    }
   },
   "does": {
    "type": "array",
    "items": {
     "$ref": "#/definitions/Effect"
    }
   },
   "limit": {
    "type": "object",
    "properties": {
     "n": {
      "type": "number"
     }
    },
    "required": [
     "n"
    ],
    "additionalProperties": false
   },
   "by": {
    "type": "string",
    "enum": [
     "bearer-player",
     "any-player",
     "opponent"
    ]
   },
   "onGuard": {
    "$ref": "#/definitions/Many%3C(%22influence-attempt%22%7C%22riddling%22%7C%22offering%22%7C%22scout-card%22%7C%22never%22)%3E"
   },
   "removal": {
    "type": "boolean",
    "const": true
   },
   "cannotBeDuplicated": {
    "$ref": "#/definitions/Scope"
   },
   "fromAfar": {
    "type": "boolean",
    "const": true
   },
   "as": {
    "$ref": "#/definitions/Side"
   },
   "becomes": {
    "$ref": "#/definitions/Duration"
   }
  },
  "required": [
   "is",
   "does"
  ],
  "additionalProperties": false
 },
 "Window": {
  "anyOf": [
   {
    "type": "object",
    "properties": {
     "phase": {
      "$ref": "#/definitions/Many%3CPhase%3E"
     },
     "edge": {
      "type": "string",
      "enum": [
       "start",
       "end",
       "roll"
      ]
     },
     "turn": {
      "type": "string",
      "enum": [
       "yours",
       "opponent's",
       "any"
      ]
     }
    },
    "required": [
     "phase"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "phase": {
      "type": "string",
      "const": "any"
     }
    },
    "required": [
     "phase"
    ],
    "additionalProperties": false
   }
  ]
 },
 "Target": {
  "anyOf": [
   {
    "type": "object",
    "properties": {
     "target": {
      "type": "string",
      "const": "card"
     },
     "a": {
      "$ref": "#/definitions/CardFilter"
     },
     "zone": {
      "type": "string",
      "enum": [
       "play",
       "pile",
       "discard",
       "hand"
      ]
     }
    },
    "required": [
     "target",
     "a"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "target": {
      "type": "string",
      "const": "company"
     },
     "a": {
      "$ref": "#/definitions/CompanyFilter"
     }
    },
    "required": [
     "target",
     "a"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "target": {
      "type": "string",
      "const": "site"
     },
     "a": {
      "$ref": "#/definitions/CardFilter"
     }
    },
    "required": [
     "target",
     "a"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "target": {
      "type": "string",
      "const": "region"
     },
     "type": {
      "$ref": "#/definitions/Many%3CRegionType%3E"
     }
    },
    "required": [
     "target",
     "type"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "target": {
      "type": "string",
      "const": "attack"
     },
     "a": {
      "$ref": "#/definitions/AttackFilter"
     }
    },
    "required": [
     "target",
     "a"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "target": {
      "type": "string",
      "const": "automatic-attack"
     },
     "at": {
      "$ref": "#/definitions/CardFilter"
     },
     "a": {
      "$ref": "#/definitions/AttackFilter"
     }
    },
    "required": [
     "target",
     "at"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "target": {
      "type": "string",
      "const": "strike"
     },
     "facedBy": {
      "$ref": "#/definitions/CardFilter"
     },
     "a": {
      "$ref": "#/definitions/AttackFilter"
     }
    },
    "required": [
     "target",
     "facedBy"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "target": {
      "type": "string",
      "const": "entry"
     },
     "a": {
      "$ref": "#/definitions/EntryFilter"
     }
    },
    "required": [
     "target",
     "a"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "target": {
      "type": "string",
      "const": "effect"
     },
     "needsSkill": {
      "$ref": "#/definitions/Skill"
     },
     "leftBy": {
      "$ref": "#/definitions/CardFilter"
     },
     "aimsAt": {
      "$ref": "#/definitions/Ref"
     }
    },
    "required": [
     "target"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "target": {
      "type": "string",
      "const": "check"
     },
     "kind": {
      "$ref": "#/definitions/Many%3C(%22corruption%22%7C%22influence%22%7C%22body%22%7C%22ring%22)%3E"
     },
     "who": {
      "$ref": "#/definitions/CardFilter"
     },
     "versus": {
      "$ref": "#/definitions/CardFilter"
     }
    },
    "required": [
     "target",
     "kind"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "target": {
      "type": "string",
      "const": "race"
     },
     "not": {
      "type": "array",
      "items": {
       "$ref": "#/definitions/Race"
      }
     }
    },
    "required": [
     "target",
     "not"
    ],
    "additionalProperties": false
   }
  ]
 },
 "EntryFilter": {
  "type": "object",
  "properties": {
   "card": {
    "$ref": "#/definitions/CardFilter"
   },
   "needsSkill": {
    "$ref": "#/definitions/Skill"
   },
   "by": {
    "type": "string",
    "enum": [
     "you",
     "opponent"
    ]
   },
   "would": {
    "$ref": "#/definitions/Many%3C(%22return-to-origin%22%7C%22tap-site%22%7C%22discard-character%22%7C%22imprison%22)%3E"
   },
   "aimsAt": {
    "$ref": "#/definitions/Ref"
   },
   "influenceAgainst": {
    "type": "string",
    "const": "you"
   },
   "any": {
    "type": "array",
    "items": {
     "$ref": "#/definitions/EntryFilter"
    }
   }
  },
  "additionalProperties": false
 },
 "Many<(\"return-to-origin\"|\"tap-site\"|\"discard-character\"|\"imprison\")>": {
  "anyOf": [
   {
    "type": "string",
    "const": "return-to-origin"
   },
   {
    "type": "string",
    "const": "tap-site"
   },
   {
    "type": "string",
    "const": "discard-character"
   },
   {
    "type": "string",
    "const": "imprison"
   },
   {
    "type": "array",
    "items": {
     "type": "string",
     "enum": [
      "return-to-origin",
      "tap-site",
      "discard-character",
      "imprison"
     ]
    }
   }
  ]
 },
 "Many<(\"corruption\"|\"influence\"|\"body\"|\"ring\")>": {
  "anyOf": [
   {
    "type": "string",
    "const": "corruption"
   },
   {
    "type": "string",
    "const": "influence"
   },
   {
    "type": "string",
    "const": "body"
   },
   {
    "type": "string",
    "const": "ring"
   },
   {
    "type": "array",
    "items": {
     "type": "string",
     "enum": [
      "corruption",
      "influence",
      "body",
      "ring"
     ]
    }
   }
  ]
 },
 "Cost": {
  "anyOf": [
   {
    "type": "object",
    "properties": {
     "pay": {
      "type": "string",
      "const": "tap"
     },
     "what": {
      "$ref": "#/definitions/Ref"
     }
    },
    "required": [
     "pay",
     "what"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "pay": {
      "type": "string",
      "const": "tap-one"
     },
     "a": {
      "$ref": "#/definitions/CardFilter"
     }
    },
    "required": [
     "pay",
     "a"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "pay": {
      "type": "string",
      "const": "discard"
     },
     "what": {
      "$ref": "#/definitions/Ref"
     }
    },
    "required": [
     "pay",
     "what"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "pay": {
      "type": "string",
      "const": "discard-one"
     },
     "a": {
      "$ref": "#/definitions/CardFilter"
     },
     "zone": {
      "type": "string",
      "enum": [
       "play",
       "pile",
       "hand"
      ]
     }
    },
    "required": [
     "pay",
     "a",
     "zone"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "pay": {
      "type": "string",
      "const": "hazard-limit"
     },
     "n": {
      "type": "number"
     }
    },
    "required": [
     "pay",
     "n"
    ],
    "additionalProperties": false
   }
  ]
 },
 "Effect": {
  "anyOf": [
   {
    "type": "object",
    "properties": {
     "do": {
      "type": "string",
      "const": "move"
     },
     "what": {
      "anyOf": [
       {
        "$ref": "#/definitions/Ref"
       },
       {
        "$ref": "#/definitions/CardFilter"
       }
      ]
     },
     "to": {
      "type": "string",
      "enum": [
       "discard",
       "hand",
       "deck",
       "pile",
       "removed",
       "stored"
      ]
     },
     "shuffle": {
      "type": "boolean",
      "const": false
     },
     "as": {
      "type": "string",
      "const": "eliminate"
     }
    },
    "required": [
     "do",
     "what",
     "to"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "do": {
      "type": "string",
      "const": "attach"
     },
     "what": {
      "$ref": "#/definitions/Ref"
     },
     "to": {
      "$ref": "#/definitions/Ref"
     }
    },
    "required": [
     "do",
     "what",
     "to"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "do": {
      "type": "string",
      "const": "fetch"
     },
     "player": {
      "$ref": "#/definitions/Who"
     },
     "from": {
      "type": "array",
      "items": {
       "$ref": "#/definitions/Zone"
      }
     },
     "a": {
      "$ref": "#/definitions/CardFilter"
     },
     "n": {
      "anyOf": [
       {
        "$ref": "#/definitions/Value"
       },
       {
        "type": "string",
        "const": "all"
       }
      ]
     },
     "to": {
      "type": "string",
      "enum": [
       "deck",
       "hand",
       "discard"
      ]
     },
     "optional": {
      "type": "boolean",
      "const": true
     },
     "shown": {
      "type": "boolean",
      "const": true
     }
    },
    "required": [
     "do",
     "player",
     "from",
     "a",
     "n",
     "to"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "do": {
      "type": "string",
      "const": "reveal-until"
     },
     "player": {
      "$ref": "#/definitions/Who"
     },
     "a": {
      "$ref": "#/definitions/CardFilter"
     }
    },
    "required": [
     "do",
     "player",
     "a"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "do": {
      "type": "string",
      "const": "shuffle-back"
     },
     "player": {
      "$ref": "#/definitions/Who"
     }
    },
    "required": [
     "do",
     "player"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "do": {
      "type": "string",
      "enum": [
       "tap",
       "untap",
       "wound"
      ]
     },
     "what": {
      "anyOf": [
       {
        "$ref": "#/definitions/Ref"
       },
       {
        "$ref": "#/definitions/CardFilter"
       }
      ]
     }
    },
    "required": [
     "do",
     "what"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "do": {
      "type": "string",
      "const": "heal"
     },
     "what": {
      "anyOf": [
       {
        "$ref": "#/definitions/Ref"
       },
       {
        "$ref": "#/definitions/CardFilter"
       }
      ]
     },
     "well": {
      "type": "boolean",
      "const": true
     }
    },
    "required": [
     "do",
     "what"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "do": {
      "type": "string",
      "const": "modify"
     },
     "stat": {
      "$ref": "#/definitions/Stat"
     },
     "of": {
      "anyOf": [
       {
        "$ref": "#/definitions/Ref"
       },
       {
        "type": "string",
        "const": "attack"
       },
       {
        "type": "string",
        "const": "company"
       },
       {
        "type": "string",
        "const": "active-company"
       },
       {
        "type": "string",
        "const": "strike"
       },
       {
        "type": "object",
        "properties": {
         "each": {
          "$ref": "#/definitions/CardFilter"
         }
        },
        "required": [
         "each"
        ],
        "additionalProperties": false
       },
       {
        "type": "object",
        "properties": {
         "player": {
          "$ref": "#/definitions/Who"
         }
        },
        "required": [
         "player"
        ],
        "additionalProperties": false
       }
      ]
     },
     "by": {
      "$ref": "#/definitions/Value"
     },
     "op": {
      "type": "string",
      "enum": [
       "add",
       "set",
       "times",
       "half-up"
      ]
     },
     "max": {
      "$ref": "#/definitions/Value"
     },
     "min": {
      "type": "number"
     },
     "until": {
      "$ref": "#/definitions/Until"
     }
    },
    "required": [
     "do",
     "stat",
     "of",
     "by",
     "until"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "do": {
      "type": "string",
      "const": "install"
     },
     "on": {
      "anyOf": [
       {
        "$ref": "#/definitions/Ref"
       },
       {
        "type": "string",
        "const": "company"
       },
       {
        "type": "string",
        "const": "site"
       }
      ]
     },
     "abilities": {
      "type": "array",
      "items": {
       "$ref": "#/definitions/Ability"
      }
     },
     "until": {
      "$ref": "#/definitions/Until"
     }
    },
    "required": [
     "do",
     "abilities",
     "until"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "do": {
      "type": "string",
      "const": "retype"
     },
     "what": {
      "type": "string",
      "enum": [
       "target-region",
       "target"
      ]
     },
     "to": {
      "anyOf": [
       {
        "$ref": "#/definitions/RegionType"
       },
       {
        "$ref": "#/definitions/SiteType"
       }
      ]
     },
     "until": {
      "$ref": "#/definitions/Until"
     }
    },
    "required": [
     "do",
     "what",
     "to",
     "until"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "do": {
      "type": "string",
      "const": "modify-check"
     },
     "by": {
      "anyOf": [
       {
        "$ref": "#/definitions/Value"
       },
       {
        "type": "string",
        "const": "enough"
       }
      ]
     }
    },
    "required": [
     "do",
     "by"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "do": {
      "type": "string",
      "const": "automatic-attack"
     },
     "until": {
      "$ref": "#/definitions/Until"
     }
    },
    "required": [
     "do",
     "until"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "do": {
      "type": "string",
      "const": "cancel"
     },
     "what": {
      "anyOf": [
       {
        "type": "string",
        "const": "attack"
       },
       {
        "type": "string",
        "const": "creature"
       },
       {
        "type": "string",
        "const": "strike"
       },
       {
        "type": "string",
        "const": "entry"
       },
       {
        "type": "string",
        "const": "effect"
       },
       {
        "type": "object",
        "properties": {
         "effectsOf": {
          "$ref": "#/definitions/CardFilter"
         }
        },
        "required": [
         "effectsOf"
        ],
        "additionalProperties": false
       }
      ]
     }
    },
    "required": [
     "do",
     "what"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "do": {
      "type": "string",
      "const": "attack"
     },
     "spec": {
      "anyOf": [
       {
        "$ref": "#/definitions/AttackSpec"
       },
       {
        "type": "string",
        "const": "automatic-attacks-of-site"
       }
      ]
     },
     "asCreature": {
      "type": "boolean",
      "const": true
     }
    },
    "required": [
     "do",
     "spec"
    ],
    "additionalProperties": false
   },
   {
    "$ref": "#/definitions/Check"
   },
   {
    "type": "object",
    "properties": {
     "do": {
      "type": "string",
      "const": "test-ring"
     },
     "ring": {
      "$ref": "#/definitions/Ref"
     },
     "plus": {
      "$ref": "#/definitions/Value"
     }
    },
    "required": [
     "do",
     "ring"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "do": {
      "type": "string",
      "const": "outcome"
     },
     "is": {
      "type": "string",
      "enum": [
       "stays-untapped",
       "ineffectual"
      ]
     }
    },
    "required": [
     "do",
     "is"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "do": {
      "type": "string",
      "const": "outcome"
     },
     "is": {
      "type": "string",
      "const": "imprisons"
     },
     "at": {
      "$ref": "#/definitions/CardFilter"
     },
     "rescue": {
      "type": "array",
      "items": {
       "$ref": "#/definitions/AttackSpec"
      }
     },
     "rings": {
      "type": "string",
      "const": "discarded"
     }
    },
    "required": [
     "do",
     "is",
     "at",
     "rescue"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "do": {
      "type": "string",
      "const": "return-to-origin"
     },
     "company": {
      "anyOf": [
       {
        "$ref": "#/definitions/Ref"
       },
       {
        "type": "string",
        "const": "active"
       }
      ]
     }
    },
    "required": [
     "do",
     "company"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "do": {
      "type": "string",
      "const": "split-off"
     },
     "who": {
      "$ref": "#/definitions/Ref"
     },
     "then": {
      "type": "string",
      "enum": [
       "return-to-origin",
       "stay"
      ]
     }
    },
    "required": [
     "do",
     "who",
     "then"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "do": {
      "type": "string",
      "const": "join"
     },
     "who": {
      "$ref": "#/definitions/Ref"
     }
    },
    "required": [
     "do",
     "who"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "do": {
      "type": "string",
      "const": "play"
     },
     "a": {
      "$ref": "#/definitions/CardFilter"
     },
     "from": {
      "type": "array",
      "items": {
       "$ref": "#/definitions/Zone"
      }
     },
     "waive": {
      "type": "array",
      "items": {
       "type": "string",
       "enum": [
        "untapped-site",
        "tap-site",
        "tap-character",
        "one-character-per-turn"
       ]
      }
     },
     "site": {
      "type": "string",
      "enum": [
       "offered",
       "any"
      ]
     },
     "by": {
      "type": "string",
      "enum": [
       "user",
       "another-in-company",
       "any-in-company"
      ]
     },
     "at": {
      "type": "string",
      "const": "site-of-storing"
     },
     "as": {
      "type": "string",
      "enum": [
       "now",
       "next-action"
      ]
     }
    },
    "required": [
     "do",
     "a",
     "from",
     "as"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "do": {
      "type": "string",
      "const": "forgo-site-phase"
     },
     "company": {
      "type": "string",
      "enum": [
       "active",
       "moving-to-target"
      ]
     },
     "unlessTaps": {
      "$ref": "#/definitions/CardFilter"
     }
    },
    "required": [
     "do",
     "company"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "do": {
      "type": "string",
      "const": "hand-over"
     },
     "from": {
      "$ref": "#/definitions/Ref"
     },
     "n": {
      "type": "number"
     }
    },
    "required": [
     "do",
     "from",
     "n"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "do": {
      "type": "string",
      "const": "relocate"
     },
     "to": {
      "type": "string",
      "enum": [
       "site-at-start-of-turn",
       "nearest-haven"
      ]
     }
    },
    "required": [
     "do",
     "to"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "do": {
      "type": "string",
      "const": "move-again"
     }
    },
    "required": [
     "do"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "do": {
      "type": "string",
      "const": "free-prisoners"
     },
     "host": {
      "$ref": "#/definitions/Ref"
     },
     "into": {
      "type": "string",
      "enum": [
       "company",
       "own-company"
      ]
     }
    },
    "required": [
     "do",
     "host",
     "into"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "do": {
      "type": "string",
      "const": "win"
     }
    },
    "required": [
     "do"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "do": {
      "type": "string",
      "const": "if"
     },
     "cond": {
      "$ref": "#/definitions/Cond"
     },
     "then": {
      "type": "array",
      "items": {
       "$ref": "#/definitions/Effect"
      }
     },
     "else": {
      "type": "array",
      "items": {
       "$ref": "#/definitions/Effect"
      }
     }
    },
    "required": [
     "do",
     "cond",
     "then"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "do": {
      "type": "string",
      "const": "offer"
     },
     "player": {
      "$ref": "#/definitions/Who"
     },
     "options": {
      "type": "array",
      "items": {
       "type": "object",
       "properties": {
        "label": {
         "type": "string"
        },
        "need": {
         "$ref": "#/definitions/Cond"
        },
        "does": {
         "type": "array",
         "items": {
          "$ref": "#/definitions/Effect"
         }
        }
       },
       "required": [
        "label",
        "does"
       ],
       "additionalProperties": false
      }
     },
     "else": {
      "type": "array",
      "items": {
       "$ref": "#/definitions/Effect"
      }
     },
     "must": {
      "type": "boolean",
      "const": true
     }
    },
    "required": [
     "do",
     "player",
     "options"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "do": {
      "type": "string",
      "const": "each"
     },
     "a": {
      "$ref": "#/definitions/CardFilter"
     },
     "does": {
      "type": "array",
      "items": {
       "$ref": "#/definitions/Effect"
      }
     },
     "times": {
      "$ref": "#/definitions/Value"
     }
    },
    "required": [
     "do",
     "a",
     "does"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "do": {
      "type": "string",
      "const": "repeat"
     },
     "times": {
      "$ref": "#/definitions/Value"
     },
     "does": {
      "type": "array",
      "items": {
       "$ref": "#/definitions/Effect"
      }
     }
    },
    "required": [
     "do",
     "times",
     "does"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "do": {
      "type": "string",
      "const": "pick"
     },
     "player": {
      "$ref": "#/definitions/Who"
     },
     "a": {
      "$ref": "#/definitions/CardFilter"
     },
     "zone": {
      "$ref": "#/definitions/Zone"
     },
     "optional": {
      "type": "boolean",
      "const": true
     },
     "then": {
      "type": "array",
      "items": {
       "$ref": "#/definitions/Effect"
      }
     },
     "none": {
      "type": "array",
      "items": {
       "$ref": "#/definitions/Effect"
      }
     }
    },
    "required": [
     "do",
     "player",
     "a",
     "then"
    ],
    "additionalProperties": false
   }
  ]
 },
 "Until": {
  "type": "string",
  "enum": [
   "strike",
   "attack",
   "phase",
   "turn",
   "long-event",
   "next-untap",
   "game"
  ]
 },
 "AttackSpec": {
  "type": "object",
  "properties": {
   "race": {
    "anyOf": [
     {
      "$ref": "#/definitions/Many%3CRace%3E"
     },
     {
      "type": "object",
      "properties": {
       "raceOf": {
        "$ref": "#/definitions/Ref"
       }
      },
      "required": [
       "raceOf"
      ],
      "additionalProperties": false
     }
    ]
   },
   "strikes": {
    "anyOf": [
     {
      "$ref": "#/definitions/Value"
     },
     {
      "type": "string",
      "const": "each"
     }
    ]
   },
   "prowess": {
    "$ref": "#/definitions/Value"
   },
   "body": {
    "$ref": "#/definitions/Value"
   },
   "attacks": {
    "type": "number"
   },
   "sameDefender": {
    "type": "boolean",
    "const": true
   },
   "attackerChooses": {
    "type": "boolean",
    "const": true
   },
   "detainment": {
    "anyOf": [
     {
      "type": "boolean",
      "const": true
     },
     {
      "$ref": "#/definitions/Cond"
     }
    ]
   },
   "when": {
    "$ref": "#/definitions/Cond"
   },
   "cannotBeCanceled": {
    "type": [
     "boolean",
     "string"
    ],
    "enum": [
     true,
     "strikes-too"
    ]
   },
   "defender": {
    "type": "string",
    "enum": [
     "user",
     "target"
    ]
   },
   "faces": {
    "$ref": "#/definitions/CardFilter"
   },
   "defendsWith": {
    "type": "string",
    "enum": [
     "mind",
     "body"
    ]
   },
   "tapsOnly": {
    "type": "boolean",
    "const": true
   },
   "cancelByTapping": {
    "type": "object",
    "properties": {
     "times": {
      "type": "number"
     },
     "notDefender": {
      "type": "boolean",
      "const": true
     }
    },
    "required": [
     "times"
    ],
    "additionalProperties": false
   },
   "onBodyTie": {
    "type": "array",
    "items": {
     "$ref": "#/definitions/Effect"
    }
   },
   "onWound": {
    "type": "array",
    "items": {
     "$ref": "#/definitions/Effect"
    }
   },
   "onAnyWound": {
    "type": "array",
    "items": {
     "$ref": "#/definitions/Effect"
    }
   },
   "afterWound": {
    "type": "array",
    "items": {
     "$ref": "#/definitions/Effect"
    }
   },
   "before": {
    "type": "array",
    "items": {
     "$ref": "#/definitions/Effect"
    }
   },
   "after": {
    "type": "array",
    "items": {
     "$ref": "#/definitions/Effect"
    }
   },
   "ifNotDefeated": {
    "type": "array",
    "items": {
     "$ref": "#/definitions/Effect"
    }
   }
  },
  "required": [
   "race",
   "strikes",
   "prowess"
  ],
  "additionalProperties": false
 },
 "Check": {
  "type": "object",
  "properties": {
   "do": {
    "type": "string",
    "const": "check"
   },
   "kind": {
    "$ref": "#/definitions/CheckKind"
   },
   "who": {
    "$ref": "#/definitions/Ref"
   },
   "by": {
    "$ref": "#/definitions/Who"
   },
   "plus": {
    "$ref": "#/definitions/Value"
   },
   "op": {
    "$ref": "#/definitions/Compare"
   },
   "than": {
    "$ref": "#/definitions/Value"
   },
   "pass": {
    "type": "array",
    "items": {
     "$ref": "#/definitions/Effect"
    }
   },
   "fail": {
    "type": "array",
    "items": {
     "$ref": "#/definitions/Effect"
    }
   },
   "insteadOfFailing": {
    "type": "array",
    "items": {
     "$ref": "#/definitions/Effect"
    }
   },
   "discardsAsPrinted": {
    "$ref": "#/definitions/CardFilter"
   }
  },
  "required": [
   "do",
   "kind"
  ],
  "additionalProperties": false
 },
 "CheckKind": {
  "type": "string",
  "enum": [
   "corruption",
   "influence",
   "body",
   "ring",
   "roll"
  ]
 },
 "Many<(\"influence-attempt\"|\"riddling\"|\"offering\"|\"scout-card\"|\"never\")>": {
  "anyOf": [
   {
    "type": "string",
    "const": "influence-attempt"
   },
   {
    "type": "string",
    "const": "riddling"
   },
   {
    "type": "string",
    "const": "offering"
   },
   {
    "type": "string",
    "const": "scout-card"
   },
   {
    "type": "string",
    "const": "never"
   },
   {
    "type": "array",
    "items": {
     "type": "string",
     "enum": [
      "influence-attempt",
      "riddling",
      "offering",
      "scout-card",
      "never"
     ]
    }
   }
  ]
 },
 "Scope": {
  "type": "string",
  "enum": [
   "game",
   "target",
   "player",
   "company",
   "turn",
   "attack",
   "site"
  ]
 },
 "Modify": {
  "type": "object",
  "properties": {
   "is": {
    "type": "string",
    "const": "modify"
   },
   "stat": {
    "$ref": "#/definitions/Stat"
   },
   "of": {
    "anyOf": [
     {
      "$ref": "#/definitions/Ref"
     },
     {
      "type": "object",
      "properties": {
       "each": {
        "$ref": "#/definitions/CardFilter"
       }
      },
      "required": [
       "each"
      ],
      "additionalProperties": false
     },
     {
      "type": "object",
      "properties": {
       "foeOf": {
        "$ref": "#/definitions/Ref"
       }
      },
      "required": [
       "foeOf"
      ],
      "additionalProperties": false
     },
     {
      "type": "object",
      "properties": {
       "attacks": {
        "$ref": "#/definitions/AttackFilter"
       }
      },
      "required": [
       "attacks"
      ],
      "additionalProperties": false
     },
     {
      "type": "object",
      "properties": {
       "companies": {
        "$ref": "#/definitions/CompanyFilter"
       }
      },
      "required": [
       "companies"
      ],
      "additionalProperties": false
     },
     {
      "type": "object",
      "properties": {
       "player": {
        "$ref": "#/definitions/Who"
       }
      },
      "required": [
       "player"
      ],
      "additionalProperties": false
     }
    ]
   },
   "by": {
    "$ref": "#/definitions/Value"
   },
   "op": {
    "type": "string",
    "enum": [
     "add",
     "set",
     "times",
     "half-up"
    ]
   },
   "max": {
    "$ref": "#/definitions/Value"
   },
   "min": {
    "type": "number"
   },
   "when": {
    "$ref": "#/definitions/Cond"
   },
   "inAttack": {
    "$ref": "#/definitions/AttackFilter"
   },
   "versus": {
    "$ref": "#/definitions/CardFilter"
   }
  },
  "required": [
   "is",
   "stat",
   "of",
   "by"
  ],
  "additionalProperties": false
 },
 "Trigger": {
  "type": "object",
  "properties": {
   "is": {
    "type": "string",
    "const": "trigger"
   },
   "on": {
    "$ref": "#/definitions/TriggerEvent"
   },
   "when": {
    "$ref": "#/definitions/Cond"
   },
   "does": {
    "type": "array",
    "items": {
     "$ref": "#/definitions/Effect"
    }
   },
   "immediate": {
    "type": "boolean",
    "const": true
   },
   "optional": {
    "type": "boolean",
    "const": true
   }
  },
  "required": [
   "is",
   "on",
   "does"
  ],
  "additionalProperties": false
 },
 "TriggerEvent": {
  "anyOf": [
   {
    "type": "object",
    "properties": {
     "event": {
      "type": "string",
      "const": "phase"
     },
     "phase": {
      "$ref": "#/definitions/Phase"
     },
     "edge": {
      "type": "string",
      "enum": [
       "start",
       "end"
      ]
     },
     "whose": {
      "type": "string",
      "enum": [
       "yours",
       "opponent's",
       "bearer"
      ]
     }
    },
    "required": [
     "event",
     "phase",
     "edge"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "event": {
      "type": "string",
      "const": "company-phase"
     },
     "edge": {
      "type": "string",
      "enum": [
       "start",
       "end"
      ]
     },
     "company": {
      "anyOf": [
       {
        "type": "string",
        "const": "bearer"
       },
       {
        "$ref": "#/definitions/CompanyFilter"
       }
      ]
     }
    },
    "required": [
     "event",
     "edge"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "event": {
      "type": "string",
      "const": "moves"
     },
     "company": {
      "anyOf": [
       {
        "type": "string",
        "const": "bearer"
       },
       {
        "$ref": "#/definitions/CompanyFilter"
       }
      ]
     }
    },
    "required": [
     "event"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "event": {
      "type": "string",
      "const": "attack-declared"
     },
     "attack": {
      "$ref": "#/definitions/AttackFilter"
     }
    },
    "required": [
     "event",
     "attack"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "event": {
      "type": "string",
      "const": "attack-ended"
     },
     "attack": {
      "$ref": "#/definitions/AttackFilter"
     },
     "outcome": {
      "type": "string",
      "const": "defeated"
     }
    },
    "required": [
     "event",
     "attack"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "event": {
      "type": "string",
      "const": "wounded"
     },
     "card": {
      "$ref": "#/definitions/CardFilter"
     },
     "was": {
      "$ref": "#/definitions/Many%3CStatus%3E"
     },
     "attack": {
      "anyOf": [
       {
        "$ref": "#/definitions/AttackPast"
       },
       {
        "type": "string",
        "const": "this"
       }
      ]
     }
    },
    "required": [
     "event",
     "card"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "event": {
      "type": "string",
      "const": "left-play"
     },
     "card": {
      "$ref": "#/definitions/CardFilter"
     },
     "to": {
      "type": "string",
      "const": "discard"
     }
    },
    "required": [
     "event",
     "card"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "event": {
      "type": "string",
      "const": "item-gained"
     },
     "card": {
      "$ref": "#/definitions/CardFilter"
     }
    },
    "required": [
     "event",
     "card"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "event": {
      "type": "string",
      "const": "check-made"
     },
     "kind": {
      "type": "string",
      "enum": [
       "corruption",
       "influence"
      ]
     },
     "card": {
      "$ref": "#/definitions/CardFilter"
     },
     "result": {
      "type": "string",
      "enum": [
       "passed",
       "failed"
      ]
     }
    },
    "required": [
     "event",
     "kind",
     "card"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "event": {
      "type": "string",
      "const": "composition-changed"
     }
    },
    "required": [
     "event"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "event": {
      "type": "string",
      "const": "deck-exhausted"
     }
    },
    "required": [
     "event"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "event": {
      "type": "string",
      "const": "stored"
     },
     "card": {
      "anyOf": [
       {
        "type": "string",
        "const": "self"
       },
       {
        "$ref": "#/definitions/CardFilter"
       }
      ]
     }
    },
    "required": [
     "event",
     "card"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "event": {
      "type": "string",
      "const": "card-played"
     },
     "card": {
      "$ref": "#/definitions/CardFilter"
     },
     "site": {
      "$ref": "#/definitions/CardFilter"
     }
    },
    "required": [
     "event",
     "card"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "event": {
      "type": "string",
      "const": "whenever"
     },
     "each": {
      "$ref": "#/definitions/CardFilter"
     }
    },
    "required": [
     "event",
     "each"
    ],
    "additionalProperties": false
   }
  ]
 },
 "LeaveWhen": {
  "type": "object",
  "properties": {
   "is": {
    "type": "string",
    "const": "leave-when"
   },
   "cond": {
    "$ref": "#/definitions/Cond"
   }
  },
  "required": [
   "is",
   "cond"
  ],
  "additionalProperties": false
 },
 "Rule": {
  "anyOf": [
   {
    "type": "object",
    "properties": {
     "is": {
      "type": "string",
      "const": "cannot"
     },
     "what": {
      "$ref": "#/definitions/Forbidden"
     },
     "who": {
      "anyOf": [
       {
        "$ref": "#/definitions/Ref"
       },
       {
        "type": "object",
        "properties": {
         "each": {
          "$ref": "#/definitions/CardFilter"
         }
        },
        "required": [
         "each"
        ],
        "additionalProperties": false
       },
       {
        "type": "string",
        "const": "company"
       }
      ]
     },
     "when": {
      "$ref": "#/definitions/Cond"
     }
    },
    "required": [
     "is",
     "what",
     "who"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "is": {
      "type": "string",
      "const": "adjacent"
     },
     "pairs": {
      "type": "array",
      "items": {
       "type": "array",
       "items": {
        "$ref": "#/definitions/RegionName"
       },
       "minItems": 2,
       "maxItems": 2
      }
     }
    },
    "required": [
     "is",
     "pairs"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "is": {
      "type": "string",
      "const": "retype"
     },
     "regions": {
      "type": "array",
      "items": {
       "type": "array",
       "items": {
        "$ref": "#/definitions/RegionType"
       },
       "minItems": 2,
       "maxItems": 2
      }
     },
     "when": {
      "$ref": "#/definitions/Cond"
     },
     "purposes": {
      "type": "array",
      "items": {
       "type": "string",
       "const": "hazards"
      }
     }
    },
    "required": [
     "is",
     "regions"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "is": {
      "type": "string",
      "const": "retype"
     },
     "sites": {
      "$ref": "#/definitions/CardFilter"
     },
     "from": {
      "$ref": "#/definitions/SiteType"
     },
     "to": {
      "$ref": "#/definitions/SiteType"
     },
     "when": {
      "$ref": "#/definitions/Cond"
     },
     "purposes": {
      "type": "array",
      "items": {
       "type": "string",
       "enum": [
        "healing",
        "hazards"
       ]
      }
     }
    },
    "required": [
     "is",
     "sites",
     "to"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "is": {
      "type": "string",
      "const": "automatic-attacks"
     },
     "how": {
      "type": "string",
      "const": "add"
     },
     "sites": {
      "$ref": "#/definitions/CardFilter"
     },
     "spec": {
      "$ref": "#/definitions/AttackSpec"
     },
     "when": {
      "$ref": "#/definitions/Cond"
     }
    },
    "required": [
     "is",
     "how",
     "sites",
     "spec"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "is": {
      "type": "string",
      "const": "automatic-attacks"
     },
     "how": {
      "type": "string",
      "const": "none"
     },
     "sites": {
      "$ref": "#/definitions/CardFilter"
     }
    },
    "required": [
     "is",
     "how",
     "sites"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "is": {
      "type": "string",
      "const": "automatic-attacks"
     },
     "how": {
      "type": "string",
      "const": "twice"
     },
     "race": {
      "$ref": "#/definitions/Many%3CRace%3E"
     }
    },
    "required": [
     "is",
     "how",
     "race"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "is": {
      "type": "string",
      "const": "automatic-attacks"
     },
     "how": {
      "type": "string",
      "const": "one"
     },
     "tag": {
      "type": "string"
     },
     "sites": {
      "$ref": "#/definitions/CardFilter"
     }
    },
    "required": [
     "is",
     "how",
     "tag"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "is": {
      "type": "string",
      "const": "assignment"
     },
     "who": {
      "$ref": "#/definitions/Ref"
     },
     "how": {
      "type": "string",
      "enum": [
       "never",
       "before-bearer",
       "as-untapped",
       "must"
      ]
     },
     "attacks": {
      "$ref": "#/definitions/AttackFilter"
     }
    },
    "required": [
     "is",
     "who",
     "how"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "is": {
      "type": "string",
      "const": "grant"
     },
     "to": {
      "anyOf": [
       {
        "$ref": "#/definitions/Ref"
       },
       {
        "type": "object",
        "properties": {
         "each": {
          "$ref": "#/definitions/CardFilter"
         }
        },
        "required": [
         "each"
        ],
        "additionalProperties": false
       }
      ]
     },
     "skill": {
      "$ref": "#/definitions/Skill"
     },
     "ability": {
      "type": "string",
      "enum": [
       "use-palantir",
       "store",
       "stay-untapped"
      ]
     },
     "for": {
      "$ref": "#/definitions/Ref"
     },
     "tapping": {
      "type": "boolean",
      "const": true
     },
     "when": {
      "$ref": "#/definitions/Cond"
     }
    },
    "required": [
     "is",
     "to"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "is": {
      "type": "string",
      "const": "no-creatures"
     },
     "a": {
      "$ref": "#/definitions/AttackFilter"
     },
     "when": {
      "$ref": "#/definitions/Cond"
     }
    },
    "required": [
     "is",
     "a"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "is": {
      "type": "string",
      "const": "keying"
     },
     "companies": {
      "$ref": "#/definitions/CompanyFilter"
     },
     "creatures": {
      "$ref": "#/definitions/CardFilter"
     },
     "how": {
      "type": "string",
      "enum": [
       "allow",
       "bar",
       "always"
      ]
     },
     "to": {
      "anyOf": [
       {
        "type": "string",
        "const": "site"
       },
       {
        "type": "array",
        "items": {
         "$ref": "#/definitions/Key"
        }
       }
      ]
     }
    },
    "required": [
     "is",
     "companies",
     "how",
     "to"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "is": {
      "type": "string",
      "const": "instead"
     },
     "of": {
      "$ref": "#/definitions/Would"
     },
     "optional": {
      "type": "boolean",
      "const": true
     },
     "when": {
      "$ref": "#/definitions/Cond"
     },
     "does": {
      "type": "array",
      "items": {
       "$ref": "#/definitions/Effect"
      }
     }
    },
    "required": [
     "is",
     "of",
     "does"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "is": {
      "type": "string",
      "const": "limit-exempt"
     },
     "race": {
      "anyOf": [
       {
        "type": "string",
        "const": "named"
       },
       {
        "$ref": "#/definitions/Race"
       }
      ]
     }
    },
    "required": [
     "is",
     "race"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "is": {
      "type": "string",
      "const": "reads-as"
     },
     "present": {
      "type": "array",
      "items": {
       "$ref": "#/definitions/CardName"
      }
     },
     "absent": {
      "type": "array",
      "items": {
       "$ref": "#/definitions/CardName"
      }
     }
    },
    "required": [
     "is",
     "present",
     "absent"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "is": {
      "type": "string",
      "const": "host"
     },
     "a": {
      "$ref": "#/definitions/CardFilter"
     },
     "max": {
      "type": "number"
     }
    },
    "required": [
     "is",
     "a",
     "max"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "is": {
      "type": "string",
      "const": "healing-spreads"
     },
     "to": {
      "type": "string",
      "enum": [
       "company",
       "site"
      ]
     }
    },
    "required": [
     "is",
     "to"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "is": {
      "type": "string",
      "const": "discards-face-up"
     },
     "player": {
      "$ref": "#/definitions/Who"
     }
    },
    "required": [
     "is",
     "player"
    ],
    "additionalProperties": false
   }
  ]
 },
 "Forbidden": {
  "type": "string",
  "enum": [
   "untap",
   "be-follower",
   "play-scout-resources",
   "move",
   "be-discarded",
   "be-returned",
   "be-tapped-site"
  ]
 },
 "Key": {
  "anyOf": [
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "when": {
      "$ref": "#/definitions/Cond"
     },
     "regions": {
      "type": "array",
      "items": {
       "$ref": "#/definitions/RegionType"
      }
     }
    },
    "required": [
     "regions"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "when": {
      "$ref": "#/definitions/Cond"
     },
     "region": {
      "type": "array",
      "items": {
       "$ref": "#/definitions/RegionName"
      }
     }
    },
    "required": [
     "region"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "when": {
      "$ref": "#/definitions/Cond"
     },
     "siteType": {
      "$ref": "#/definitions/SiteType"
     }
    },
    "required": [
     "siteType"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "when": {
      "$ref": "#/definitions/Cond"
     },
     "site": {
      "type": "array",
      "items": {
       "$ref": "#/definitions/SiteName"
      }
     }
    },
    "required": [
     "site"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "when": {
      "$ref": "#/definitions/Cond"
     },
     "sitesIn": {
      "type": "array",
      "items": {
       "$ref": "#/definitions/RegionName"
      }
     },
     "a": {
      "$ref": "#/definitions/CardFilter"
     }
    },
    "required": [
     "sitesIn"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "when": {
      "$ref": "#/definitions/Cond"
     },
     "siteThat": {
      "$ref": "#/definitions/CardFilter"
     }
    },
    "required": [
     "siteThat"
    ]
   }
  ]
 },
 "Would": {
  "anyOf": [
   {
    "type": "object",
    "properties": {
     "event": {
      "type": "string",
      "const": "move"
     },
     "card": {
      "$ref": "#/definitions/CardFilter"
     },
     "from": {
      "$ref": "#/definitions/Zone"
     },
     "to": {
      "type": "string",
      "enum": [
       "discard",
       "removed"
      ]
     },
     "by": {
      "type": "string",
      "const": "effect"
     }
    },
    "required": [
     "event",
     "card",
     "to"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "event": {
      "type": "string",
      "const": "status"
     },
     "card": {
      "$ref": "#/definitions/CardFilter"
     },
     "was": {
      "type": "string",
      "const": "wounded"
     },
     "to": {
      "type": "string",
      "const": "untapped"
     }
    },
    "required": [
     "event",
     "card"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "event": {
      "type": "string",
      "const": "imprisoned"
     },
     "card": {
      "$ref": "#/definitions/CardFilter"
     }
    },
    "required": [
     "event",
     "card"
    ],
    "additionalProperties": false
   }
  ]
 },
 "ItemCard": {
  "type": "object",
  "properties": {
   "id": {
    "$ref": "#/definitions/CardId"
   },
   "name": {
    "type": "string"
   },
   "alignment": {
    "$ref": "#/definitions/Alignment"
   },
   "unique": {
    "type": "boolean",
    "const": true
   },
   "keywords": {
    "type": "array",
    "items": {
     "$ref": "#/definitions/Keyword"
    }
   },
   "manifestationOf": {
    "$ref": "#/definitions/Being"
   },
   "magic": {
    "type": "array",
    "items": {
     "$ref": "#/definitions/Magic"
    }
   },
   "specific": {
    "$ref": "#/definitions/Specific"
   },
   "stagePoints": {
    "$ref": "#/definitions/Value"
   },
   "startingItem": {
    "type": "boolean",
    "const": true
   },
   "notFor": {
    "type": "array",
    "items": {
     "$ref": "#/definitions/PlayerKind"
    }
   },
   "abilities": {
    "type": "array",
    "items": {
     "$ref": "#/definitions/Ability"
    }
   },
   "lacks": {
    "type": "string"
   },
   "kind": {
    "type": "string",
    "const": "item"
   },
   "class": {
    "$ref": "#/definitions/ItemClass"
   },
   "slot": {
    "$ref": "#/definitions/Slot"
   },
   "points": {
    "$ref": "#/definitions/Value"
   },
   "corruption": {
    "$ref": "#/definitions/Value"
   },
   "at": {
    "$ref": "#/definitions/CardFilter"
   },
   "notAt": {
    "$ref": "#/definitions/CardFilter"
   },
   "tappedSite": {
    "type": "boolean",
    "const": true
   },
   "need": {
    "$ref": "#/definitions/Cond"
   },
   "by": {
    "$ref": "#/definitions/CardFilter"
   },
   "bearer": {
    "$ref": "#/definitions/CardFilter"
   },
   "neverStarts": {
    "type": "boolean",
    "const": true
   },
   "stays": {
    "type": "boolean",
    "const": true
   },
   "storable": {
    "$ref": "#/definitions/Storable"
   },
   "cannotBeDuplicated": {
    "$ref": "#/definitions/Scope"
   },
   "tests": {
    "type": "array",
    "items": {
     "type": "object",
     "properties": {
      "ring": {
       "$ref": "#/definitions/Keyword"
      },
      "totals": {
       "type": "array",
       "items": {
        "type": "number"
       },
       "minItems": 2,
       "maxItems": 2
      }
     },
     "required": [
      "ring",
      "totals"
     ],
     "additionalProperties": false
    }
   }
  },
  "required": [
   "alignment",
   "class",
   "corruption",
   "id",
   "kind",
   "name"
  ],
  "additionalProperties": false
 },
 "Storable": {
  "type": "object",
  "properties": {
   "at": {
    "$ref": "#/definitions/CardFilter"
   },
   "points": {
    "type": "number"
   }
  },
  "required": [
   "at"
  ],
  "additionalProperties": false
 },
 "AllyCard": {
  "type": "object",
  "properties": {
   "id": {
    "$ref": "#/definitions/CardId"
   },
   "name": {
    "type": "string"
   },
   "alignment": {
    "$ref": "#/definitions/Alignment"
   },
   "unique": {
    "type": "boolean",
    "const": true
   },
   "keywords": {
    "type": "array",
    "items": {
     "$ref": "#/definitions/Keyword"
    }
   },
   "manifestationOf": {
    "$ref": "#/definitions/Being"
   },
   "magic": {
    "type": "array",
    "items": {
     "$ref": "#/definitions/Magic"
    }
   },
   "specific": {
    "$ref": "#/definitions/Specific"
   },
   "stagePoints": {
    "$ref": "#/definitions/Value"
   },
   "startingItem": {
    "type": "boolean",
    "const": true
   },
   "notFor": {
    "type": "array",
    "items": {
     "$ref": "#/definitions/PlayerKind"
    }
   },
   "abilities": {
    "type": "array",
    "items": {
     "$ref": "#/definitions/Ability"
    }
   },
   "lacks": {
    "type": "string"
   },
   "kind": {
    "type": "string",
    "const": "ally"
   },
   "race": {
    "$ref": "#/definitions/Race"
   },
   "skills": {
    "type": "array",
    "items": {
     "$ref": "#/definitions/Skill"
    }
   },
   "prowess": {
    "type": "number"
   },
   "body": {
    "type": "number"
   },
   "mind": {
    "type": "number"
   },
   "points": {
    "type": "number"
   },
   "at": {
    "$ref": "#/definitions/CardFilter"
   },
   "by": {
    "$ref": "#/definitions/CardFilter"
   },
   "tappedSite": {
    "type": "boolean",
    "const": true
   },
   "overt": {
    "type": "boolean",
    "const": true
   },
   "cannotBeDuplicated": {
    "$ref": "#/definitions/Scope"
   }
  },
  "required": [
   "alignment",
   "at",
   "id",
   "kind",
   "mind",
   "name"
  ],
  "additionalProperties": false
 },
 "FactionCard": {
  "type": "object",
  "properties": {
   "id": {
    "$ref": "#/definitions/CardId"
   },
   "name": {
    "type": "string"
   },
   "alignment": {
    "$ref": "#/definitions/Alignment"
   },
   "unique": {
    "type": "boolean",
    "const": true
   },
   "keywords": {
    "type": "array",
    "items": {
     "$ref": "#/definitions/Keyword"
    }
   },
   "manifestationOf": {
    "$ref": "#/definitions/Being"
   },
   "magic": {
    "type": "array",
    "items": {
     "$ref": "#/definitions/Magic"
    }
   },
   "specific": {
    "$ref": "#/definitions/Specific"
   },
   "stagePoints": {
    "$ref": "#/definitions/Value"
   },
   "startingItem": {
    "type": "boolean",
    "const": true
   },
   "notFor": {
    "type": "array",
    "items": {
     "$ref": "#/definitions/PlayerKind"
    }
   },
   "abilities": {
    "type": "array",
    "items": {
     "$ref": "#/definitions/Ability"
    }
   },
   "lacks": {
    "type": "string"
   },
   "kind": {
    "type": "string",
    "const": "faction"
   },
   "race": {
    "$ref": "#/definitions/Race"
   },
   "points": {
    "type": "number"
   },
   "at": {
    "$ref": "#/definitions/CardFilter"
   },
   "by": {
    "$ref": "#/definitions/CardFilter"
   },
   "tappedSite": {
    "type": "boolean",
    "const": true
   },
   "number": {
    "type": "number"
   },
   "numberInPlay": {
    "type": "number"
   },
   "modifications": {
    "type": "array",
    "items": {
     "type": "object",
     "properties": {
      "a": {
       "$ref": "#/definitions/CardFilter"
      },
      "by": {
       "type": "number"
      },
      "when": {
       "$ref": "#/definitions/Cond"
      }
     },
     "required": [
      "a",
      "by"
     ],
     "additionalProperties": false
    }
   },
   "forItem": {
    "type": "array",
    "items": {
     "type": "object",
     "properties": {
      "class": {
       "$ref": "#/definitions/ItemClass"
      },
      "by": {
       "type": "number"
      }
     },
     "required": [
      "class",
      "by"
     ],
     "additionalProperties": false
    }
   }
  },
  "required": [
   "alignment",
   "at",
   "id",
   "kind",
   "modifications",
   "name",
   "points"
  ],
  "additionalProperties": false
 },
 "EventCard": {
  "type": "object",
  "properties": {
   "id": {
    "$ref": "#/definitions/CardId"
   },
   "name": {
    "type": "string"
   },
   "alignment": {
    "$ref": "#/definitions/Alignment"
   },
   "unique": {
    "type": "boolean",
    "const": true
   },
   "keywords": {
    "type": "array",
    "items": {
     "$ref": "#/definitions/Keyword"
    }
   },
   "manifestationOf": {
    "$ref": "#/definitions/Being"
   },
   "magic": {
    "type": "array",
    "items": {
     "$ref": "#/definitions/Magic"
    }
   },
   "specific": {
    "$ref": "#/definitions/Specific"
   },
   "stagePoints": {
    "$ref": "#/definitions/Value"
   },
   "startingItem": {
    "type": "boolean",
    "const": true
   },
   "notFor": {
    "type": "array",
    "items": {
     "$ref": "#/definitions/PlayerKind"
    }
   },
   "abilities": {
    "type": "array",
    "items": {
     "$ref": "#/definitions/Ability"
    }
   },
   "lacks": {
    "type": "string"
   },
   "kind": {
    "type": "string",
    "const": "event"
   },
   "side": {
    "$ref": "#/definitions/Side"
   },
   "duration": {
    "$ref": "#/definitions/Duration"
   },
   "points": {
    "$ref": "#/definitions/Points"
   },
   "corruption": {
    "$ref": "#/definitions/Value"
   },
   "plays": {
    "type": "array",
    "items": {
     "$ref": "#/definitions/Action"
    }
   },
   "on": {
    "type": "string",
    "const": "target"
   },
   "alsoResource": {
    "type": "boolean",
    "const": true
   },
   "alsoHazard": {
    "type": "boolean",
    "const": true
   },
   "or": {
    "$ref": "#/definitions/Duration"
   },
   "avatar": {
    "type": "boolean",
    "const": true
   },
   "freeOfLimit": {
    "type": "boolean",
    "const": true
   },
   "storable": {
    "$ref": "#/definitions/Storable"
   },
   "cannotBeDuplicated": {
    "$ref": "#/definitions/Scope"
   }
  },
  "required": [
   "alignment",
   "duration",
   "id",
   "kind",
   "name",
   "plays",
   "side"
  ],
  "additionalProperties": false
 },
 "Points": {
  "type": "object",
  "properties": {
   "source": {
    "$ref": "#/definitions/PointSource"
   },
   "value": {
    "$ref": "#/definitions/Value"
   },
   "inParentheses": {
    "type": "number"
   }
  },
  "required": [
   "source",
   "value"
  ],
  "additionalProperties": false
 },
 "PointSource": {
  "type": "string",
  "enum": [
   "character",
   "ally",
   "item",
   "faction",
   "kill",
   "misc"
  ]
 },
 "CreatureCard": {
  "type": "object",
  "properties": {
   "id": {
    "$ref": "#/definitions/CardId"
   },
   "name": {
    "type": "string"
   },
   "alignment": {
    "$ref": "#/definitions/Alignment"
   },
   "unique": {
    "type": "boolean",
    "const": true
   },
   "keywords": {
    "type": "array",
    "items": {
     "$ref": "#/definitions/Keyword"
    }
   },
   "manifestationOf": {
    "$ref": "#/definitions/Being"
   },
   "magic": {
    "type": "array",
    "items": {
     "$ref": "#/definitions/Magic"
    }
   },
   "specific": {
    "$ref": "#/definitions/Specific"
   },
   "stagePoints": {
    "$ref": "#/definitions/Value"
   },
   "startingItem": {
    "type": "boolean",
    "const": true
   },
   "notFor": {
    "type": "array",
    "items": {
     "$ref": "#/definitions/PlayerKind"
    }
   },
   "abilities": {
    "type": "array",
    "items": {
     "$ref": "#/definitions/Ability"
    }
   },
   "lacks": {
    "type": "string"
   },
   "kind": {
    "type": "string",
    "const": "creature"
   },
   "attack": {
    "$ref": "#/definitions/AttackSpec"
   },
   "points": {
    "type": "number"
   },
   "asterisk": {
    "type": "boolean",
    "const": true
   },
   "keys": {
    "type": "array",
    "items": {
     "$ref": "#/definitions/Key"
    }
   },
   "need": {
    "$ref": "#/definitions/Cond"
   },
   "asEvent": {
    "type": "object",
    "properties": {
     "duration": {
      "$ref": "#/definitions/Duration"
     },
     "plays": {
      "type": "array",
      "items": {
       "$ref": "#/definitions/Action"
      }
     }
    },
    "required": [
     "duration",
     "plays"
    ],
    "additionalProperties": false
   }
  },
  "required": [
   "alignment",
   "attack",
   "id",
   "keys",
   "kind",
   "name",
   "points"
  ],
  "additionalProperties": false
 },
 "SiteCard": {
  "type": "object",
  "properties": {
   "id": {
    "$ref": "#/definitions/CardId"
   },
   "name": {
    "type": "string"
   },
   "alignment": {
    "$ref": "#/definitions/Alignment"
   },
   "unique": {
    "type": "boolean",
    "const": true
   },
   "keywords": {
    "type": "array",
    "items": {
     "$ref": "#/definitions/Keyword"
    }
   },
   "manifestationOf": {
    "$ref": "#/definitions/Being"
   },
   "magic": {
    "type": "array",
    "items": {
     "$ref": "#/definitions/Magic"
    }
   },
   "specific": {
    "$ref": "#/definitions/Specific"
   },
   "stagePoints": {
    "$ref": "#/definitions/Value"
   },
   "startingItem": {
    "type": "boolean",
    "const": true
   },
   "notFor": {
    "type": "array",
    "items": {
     "$ref": "#/definitions/PlayerKind"
    }
   },
   "abilities": {
    "type": "array",
    "items": {
     "$ref": "#/definitions/Ability"
    }
   },
   "lacks": {
    "type": "string"
   },
   "kind": {
    "type": "string",
    "const": "site"
   },
   "type": {
    "$ref": "#/definitions/SiteType"
   },
   "region": {
    "$ref": "#/definitions/RegionName"
   },
   "path": {
    "type": "array",
    "items": {
     "$ref": "#/definitions/RegionType"
    }
   },
   "haven": {
    "$ref": "#/definitions/SiteName"
   },
   "havens": {
    "type": "array",
    "items": {
     "type": "object",
     "properties": {
      "to": {
       "$ref": "#/definitions/SiteName"
      },
      "path": {
       "type": "array",
       "items": {
        "$ref": "#/definitions/RegionType"
       }
      }
     },
     "required": [
      "to",
      "path"
     ],
     "additionalProperties": false
    }
   },
   "draws": {
    "type": "object",
    "properties": {
     "resource": {
      "type": "number"
     },
     "hazard": {
      "type": "number"
     }
    },
    "required": [
     "resource",
     "hazard"
    ],
    "additionalProperties": false
   },
   "items": {
    "type": "array",
    "items": {
     "anyOf": [
      {
       "$ref": "#/definitions/ItemClass"
      },
      {
       "type": "object",
       "properties": {
        "class": {
         "$ref": "#/definitions/ItemClass"
        },
        "only": {
         "$ref": "#/definitions/CardFilter"
        }
       },
       "required": [
        "class",
        "only"
       ],
       "additionalProperties": false
      }
     ]
    }
   },
   "itemsThoughTapped": {
    "type": "boolean",
    "const": true
   },
   "attacks": {
    "type": "array",
    "items": {
     "$ref": "#/definitions/AttackSpec"
    }
   },
   "attackFromHand": {
    "type": "object",
    "properties": {
     "keyedTo": {
      "type": "array",
      "items": {
       "anyOf": [
        {
         "$ref": "#/definitions/RegionType"
        },
        {
         "$ref": "#/definitions/SiteType"
        }
       ]
      }
     },
     "unique": {
      "type": "boolean",
      "const": true
     }
    },
    "required": [
     "keyedTo"
    ],
    "additionalProperties": false
   },
   "returnsToLocationDeck": {
    "type": "boolean",
    "const": true
   },
   "hoard": {
    "type": "boolean",
    "const": true
   },
   "underDeeps": {
    "type": "boolean",
    "const": true
   },
   "adjacent": {
    "type": "array",
    "items": {
     "type": "object",
     "properties": {
      "to": {
       "anyOf": [
        {
         "$ref": "#/definitions/SiteName"
        },
        {
         "type": "object",
         "properties": {
          "any": {
           "$ref": "#/definitions/CardFilter"
          }
         },
         "required": [
          "any"
         ],
         "additionalProperties": false
        }
       ]
      },
      "roll": {
       "type": "number"
      }
     },
     "required": [
      "to",
      "roll"
     ],
     "additionalProperties": false
    }
   },
   "lair": {
    "$ref": "#/definitions/CardName"
   }
  },
  "required": [
   "alignment",
   "attacks",
   "draws",
   "id",
   "items",
   "kind",
   "name",
   "path",
   "type"
  ],
  "additionalProperties": false
 },
 "RegionCard": {
  "type": "object",
  "properties": {
   "id": {
    "$ref": "#/definitions/CardId"
   },
   "name": {
    "type": "string"
   },
   "alignment": {
    "$ref": "#/definitions/Alignment"
   },
   "unique": {
    "type": "boolean",
    "const": true
   },
   "keywords": {
    "type": "array",
    "items": {
     "$ref": "#/definitions/Keyword"
    }
   },
   "manifestationOf": {
    "$ref": "#/definitions/Being"
   },
   "magic": {
    "type": "array",
    "items": {
     "$ref": "#/definitions/Magic"
    }
   },
   "specific": {
    "$ref": "#/definitions/Specific"
   },
   "stagePoints": {
    "$ref": "#/definitions/Value"
   },
   "startingItem": {
    "type": "boolean",
    "const": true
   },
   "notFor": {
    "type": "array",
    "items": {
     "$ref": "#/definitions/PlayerKind"
    }
   },
   "abilities": {
    "type": "array",
    "items": {
     "$ref": "#/definitions/Ability"
    }
   },
   "lacks": {
    "type": "string"
   },
   "kind": {
    "type": "string",
    "const": "region"
   },
   "type": {
    "$ref": "#/definitions/RegionType"
   },
   "adjacent": {
    "type": "array",
    "items": {
     "$ref": "#/definitions/RegionName"
    }
   }
  },
  "required": [
   "adjacent",
   "alignment",
   "id",
   "kind",
   "name",
   "type"
  ],
  "additionalProperties": false
 }
};
