### Quadropolis in English. Keys are grouped by where they are shown.

## The page itself

page-title = Quadropolis
page-not-loaded = This part did not load
page-not-loaded-why = The connection broke, or the server was renewed in the meantime. Nothing of your game is lost.
page-reload = Load the page again

## Words of the game

kind-tower = Tower Block
kind-shop = Shop
kind-public_service = Public Service
kind-park = Park
kind-playground = Playground
kind-factory = Factory
kind-harbor = Harbor
kind-office = Office Tower
kind-monument = Monument
category-tower = Tower Blocks
category-shop = Shops
category-public_service = Public Services
category-park = Parks
category-factory = Factories
category-harbor = Harbors
category-office = Office Towers
category-monument = Monuments
category-idle_inhabitants = Idle inhabitants
category-pollution = Pollution
mode-classic = Classic
mode-expert = Expert

## Home

## My games

## A new table and its seats

## The table during a game

## The log

## The end of a game

## Replay

## Rules

## Scoring pad

## Learning

## Errors
