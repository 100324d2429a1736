/** What one order saves on average (docs/spec.md §9): kilograms of food, kilograms of CO₂e, litres of water. */
export const savedPerOrder = { food: 1, carbon: 2.5, water: 1000 };

/** Bags a month that can be chosen, and how many the worked example has. */
export const bagsAMonth = { min: 1, max: 30, example: 4 };

/**
 * Food in a bag of which we count the price, in Hong Kong dollars at the shop's usual price (the example of the FAQ). A bag costs at
 * most half of it (docs/spec.md §9).
 */
export const shelfPrice = 60;

/** Food waste at Hong Kong's landfills on an average day of 2023, in tonnes; the About page names the source. */
export const landfillTonnesADay = 3191;

/**
 * What some bags a month save: a month's kilograms of food and CO₂e, litres of water and Hong Kong dollars (at least), and
 * what these compare to by the figures of the About page: an order is about eight buns and a box of rice, and its water is
 * enough for more than ten showers.
 * @param bags whole bags a month
 */
export function impactOf(bags: number) {
  const food = bags * savedPerOrder.food;
  const foodAYear = food * 12;
  return {
    food,
    carbon: bags * savedPerOrder.carbon,
    water: bags * savedPerOrder.water,
    money: (bags * shelfPrice) / 2,
    buns: bags * 8,
    rice: bags,
    showers: bags * 10,
    foodAYear,
    /** In how many seconds as much food waste as that of a year arrives at Hong Kong's landfills. */
    landfillSeconds: foodAYear / ((landfillTonnesADay * 1000) / (24 * 60 * 60)),
  };
}
