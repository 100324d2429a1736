import bagAsleep from './bag/asleep.svg?url&no-inline';
import bagEmpty from './bag/empty.svg?url&no-inline';
import bagFull from './bag/full.svg?url&no-inline';
import bagHappy from './bag/happy.svg?url&no-inline';
import bagTagged from './bag/tagged.svg?url&no-inline';
import bagWink from './bag/wink.svg?url&no-inline';
import bagYawn from './bag/yawn.svg?url&no-inline';
import cakeSlice from './food/cake-slice.svg?url&no-inline';
import charSiuRice from './food/char-siu-rice.svg?url&no-inline';
import choySum from './food/choy-sum.svg?url&no-inline';
import croissant from './food/croissant.svg?url&no-inline';
import eggTart from './food/egg-tart.svg?url&no-inline';
import fish from './food/fish.svg?url&no-inline';
import hamRoll from './food/ham-roll.svg?url&no-inline';
import mandarin from './food/mandarin.svg?url&no-inline';
import milkTea from './food/milk-tea.svg?url&no-inline';
import pineappleBun from './food/pineapple-bun.svg?url&no-inline';
import sandwich from './food/sandwich.svg?url&no-inline';
import sourdough from './food/sourdough.svg?url&no-inline';
import busQueue from './scenes/bus-queue.svg?url&no-inline';
import busQueueNarrow from './scenes/bus-queue-narrow.svg?url&no-inline';
import conversation from './scenes/conversation.svg?url&no-inline';
import crescentBay from './scenes/crescent-bay.svg?url&no-inline';
import emptyPlate from './scenes/empty-plate.svg?url&no-inline';
import formAndBag from './scenes/form-and-bag.svg?url&no-inline';
import fourNights from './scenes/four-nights.svg?url&no-inline';
import hillPath from './scenes/hill-path.svg?url&no-inline';
import introduction from './scenes/introduction.svg?url&no-inline';
import lionRock from './scenes/lion-rock.svg?url&no-inline';
import neighbours from './scenes/neighbours.svg?url&no-inline';
import overTheCounter from './scenes/over-the-counter.svg?url&no-inline';
import questions from './scenes/questions.svg?url&no-inline';
import queueAtNine from './scenes/queue-at-nine.svg?url&no-inline';
import signing from './scenes/signing.svg?url&no-inline';
import stepComplete from './scenes/step-complete.svg?url&no-inline';
import stepDiscover from './scenes/step-discover.svg?url&no-inline';
import stepPickUp from './scenes/step-pick-up.svg?url&no-inline';
import streetMap from './scenes/street-map.svg?url&no-inline';
import tuningDial from './scenes/tuning-dial.svg?url&no-inline';
import moneyBucket from './shops/money-bucket.svg?url&no-inline';
import openDoor from './shops/open-door.svg?url&no-inline';
import pickupClock from './shops/pickup-clock.svg?url&no-inline';
import priceTag from './shops/price-tag.svg?url&no-inline';
import rosette from './shops/rosette.svg?url&no-inline';
import till from './shops/till.svg?url&no-inline';
import catShutter from './shutters/cat.svg?url&no-inline';
import gooseShutter from './shutters/goose.svg?url&no-inline';
import nylonBagShutter from './shutters/nylon-bag.svg?url&no-inline';
import pineappleBunShutter from './shutters/pineapple-bun.svg?url&no-inline';
import scaleShutter from './shutters/scale.svg?url&no-inline';
import taxiShutter from './shutters/taxi.svg?url&no-inline';
import teaShutter from './shutters/tea.svg?url&no-inline';
import basketsSign from './signs/baskets.svg?url&no-inline';
import kettleSign from './signs/kettle.svg?url&no-inline';
import lampSign from './signs/lamp.svg?url&no-inline';
import loopSign from './signs/loop.svg?url&no-inline';
import stepsSign from './signs/steps.svg?url&no-inline';

/** Drawings that are shown as files of their own, each with the size of its view box. */
export const pictures = {
  'bag/asleep': { src: bagAsleep, width: 208, height: 220 },
  'bag/empty': { src: bagEmpty, width: 208, height: 176 },
  'bag/full': { src: bagFull, width: 240, height: 276 },
  'bag/happy': { src: bagHappy, width: 208, height: 216 },
  'bag/tagged': { src: bagTagged, width: 240, height: 226 },
  'bag/wink': { src: bagWink, width: 208, height: 184 },
  'bag/yawn': { src: bagYawn, width: 208, height: 176 },
  'food/cake-slice': { src: cakeSlice, width: 120, height: 120 },
  'food/char-siu-rice': { src: charSiuRice, width: 120, height: 120 },
  'food/choy-sum': { src: choySum, width: 120, height: 120 },
  'food/croissant': { src: croissant, width: 120, height: 120 },
  'food/egg-tart': { src: eggTart, width: 120, height: 120 },
  'food/fish': { src: fish, width: 120, height: 120 },
  'food/ham-roll': { src: hamRoll, width: 120, height: 120 },
  'food/mandarin': { src: mandarin, width: 120, height: 120 },
  'food/milk-tea': { src: milkTea, width: 120, height: 120 },
  'food/pineapple-bun': { src: pineappleBun, width: 120, height: 120 },
  'food/sandwich': { src: sandwich, width: 120, height: 120 },
  'food/sourdough': { src: sourdough, width: 120, height: 120 },
  'scenes/bus-queue': { src: busQueue, width: 1500, height: 708 },
  'scenes/bus-queue-narrow': { src: busQueueNarrow, width: 756, height: 1280 },
  'scenes/conversation': { src: conversation, width: 720, height: 480 },
  'scenes/crescent-bay': { src: crescentBay, width: 80, height: 80 },
  'scenes/empty-plate': { src: emptyPlate, width: 560, height: 272 },
  'scenes/form-and-bag': { src: formAndBag, width: 300, height: 200 },
  'scenes/four-nights': { src: fourNights, width: 364, height: 118 },
  'scenes/hill-path': { src: hillPath, width: 320, height: 98 },
  'scenes/introduction': { src: introduction, width: 480, height: 400 },
  'scenes/lion-rock': { src: lionRock, width: 80, height: 80 },
  'scenes/neighbours': { src: neighbours, width: 720, height: 480 },
  'scenes/over-the-counter': { src: overTheCounter, width: 2400, height: 820 },
  'scenes/questions': { src: questions, width: 720, height: 480 },
  'scenes/queue-at-nine': { src: queueAtNine, width: 1080, height: 720 },
  'scenes/signing': { src: signing, width: 480, height: 360 },
  'scenes/step-complete': { src: stepComplete, width: 300, height: 420 },
  'scenes/step-discover': { src: stepDiscover, width: 300, height: 420 },
  'scenes/step-pick-up': { src: stepPickUp, width: 300, height: 420 },
  'scenes/street-map': { src: streetMap, width: 400, height: 336 },
  'scenes/tuning-dial': { src: tuningDial, width: 320, height: 84 },
  'shops/money-bucket': { src: moneyBucket, width: 200, height: 166 },
  'shops/open-door': { src: openDoor, width: 320, height: 360 },
  'shops/pickup-clock': { src: pickupClock, width: 120, height: 120 },
  'shops/price-tag': { src: priceTag, width: 120, height: 120 },
  'shops/rosette': { src: rosette, width: 160, height: 160 },
  'shops/till': { src: till, width: 200, height: 166 },
  'shutters/cat': { src: catShutter, width: 300, height: 370 },
  'shutters/goose': { src: gooseShutter, width: 300, height: 370 },
  'shutters/nylon-bag': { src: nylonBagShutter, width: 300, height: 370 },
  'shutters/pineapple-bun': { src: pineappleBunShutter, width: 300, height: 370 },
  'shutters/scale': { src: scaleShutter, width: 300, height: 370 },
  'shutters/taxi': { src: taxiShutter, width: 300, height: 370 },
  'shutters/tea': { src: teaShutter, width: 300, height: 370 },
  'signs/baskets': { src: basketsSign, width: 30, height: 30 },
  'signs/kettle': { src: kettleSign, width: 40, height: 32 },
  'signs/lamp': { src: lampSign, width: 136, height: 88 },
  'signs/loop': { src: loopSign, width: 40, height: 24 },
  'signs/steps': { src: stepsSign, width: 60, height: 24 },
} as const;

export type PictureName = keyof typeof pictures;
