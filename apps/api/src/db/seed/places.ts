export const cities = [
  { cityname: 'Bengaluru', slug: 'bengaluru', lat: 12.9716, lng: 77.5946, isactive: true, state: 'Karnataka' },
  { cityname: 'Mumbai', slug: 'mumbai', lat: 19.076, lng: 72.8777, isactive: true, state: 'Maharashtra' },
  { cityname: 'New Delhi', slug: 'new-delhi', lat: 28.6139, lng: 77.209, isactive: true, state: 'Delhi' },
  { cityname: 'Pune', slug: 'pune', lat: 18.5204, lng: 73.8567, isactive: false, state: 'Maharashtra' },
] as const;

/** In their order on the page, each with the dish whose picture stands for it. */
export const categories = [
  ['Biryani', 'hyderabadi-chicken-biryani'],
  ['Pizza', 'margherita-pizza'],
  ['Dosa and Idli', 'masala-dosa'],
  ['Burgers', 'aloo-tikki-burger'],
  ['Noodles', 'veg-hakka-noodles'],
  ['Thali', 'north-indian-thali'],
  ['Momos', 'veg-momos'],
  ['Desserts', 'ice-cream-sundae'],
  ['Curries', 'palak-paneer'],
  ['Tandoor', 'paneer-tikka-skewers'],
  ['Breads', 'butter-naan'],
  ['Pasta', 'penne-arrabbiata'],
  ['Rice', 'veg-fried-rice'],
  ['Tacos and Bowls', 'bean-tacos'],
  ['Salads', 'greek-salad'],
  ['Snacks', 'punjabi-samosa'],
  ['Main Course', 'thai-red-vegetable-curry'],
  ['Main Dish', 'paneer-burrito-bowl'],
  ['Drinks', 'mango-lassi'],
] as const;
